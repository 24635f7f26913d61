import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** How the files of a widget may reach a browser wrongly, or be published wrongly. */
export type FileFault =
  'is down' | 'hangs' | 'is HTML' | 'throws' | 'is stale' | 'is changed' | 'never starts';
/** The faults that each widget is tried in. */
export const FILE_FAULTS: readonly FileFault[] = [
  'is down',
  'hangs',
  'is HTML',
  'throws',
  'is stale',
  'is changed',
];

/** The pages whose documents may name a broken file. */
const DOCUMENTS: readonly string[] = ['/index-pc', '/search/result/'];

/** Takes a fault away again. */
export interface Injected {
  mend(): Promise<void>;
}

function hashOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

async function answerChanged(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

type WrongEntry = 'throws' | 'never starts';
/** The entries that are published wrongly. They are wrong until the page is mended. */
const ENTRIES: Record<WrongEntry, (text: string, name: string) => string> = {
  throws: (text, name) =>
    `if (!globalThis.isMended) throw new Error('${name} is broken');\n${text}`,
  'never starts': (text, name) => {
    const container = /^var (\w+);/.exec(text)?.[1];
    if (container === undefined) throw new Error(`The entry of ${name} has another form`);
    return `${text}
if (!globalThis.isMended) ${container} = { ...${container}, init() {
  globalThis.hasStruck = true;
  return new Promise(() => {});
} };`;
  },
};

/** What a browser gets in place of a file. */
const ANSWERS: Record<Exclude<FileFault, WrongEntry>, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  hangs: () => new Promise(() => {}),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>no' }),
  // as from a cache that has kept the file of an earlier version under this address
  'is stale': (route) =>
    answerChanged(route, (text) => text.replaceAll(/\d+\.\d+\.\d+-b[0-9a-f]+/g, '0.9.0')),
  'is changed': (route) => answerChanged(route, (text) => `${text} `),
};

/** The hashes of wrong files, by the hashes of the good ones. */
class WrongHashes {
  readonly #bad = new Map<string, string>();

  learn(good: string, bad: string): void {
    this.#bad.set(hashOf(good), hashOf(bad));
  }

  inPlace(text: string): string {
    return [...this.#bad].reduce((changed, [good, bad]) => changed.replaceAll(good, bad), text);
  }
}

/**
 * Makes the entry of a widget wrong as one that was published so: documents and their policy name
 * the hash of the wrong file.
 */
async function publishWrong(page: Page, name: string, fault: WrongEntry): Promise<Injected> {
  const hashes = new WrongHashes();
  const toWrong = (text: string) => ENTRIES[fault](text, name);
  await page.route(`**/remotes/${name}/**/remoteEntry.js*`, (route) =>
    answerChanged(route, toWrong),
  );
  await page.route(
    ({ pathname }) => DOCUMENTS.includes(pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const html = await response.text();
      const entry = new RegExp(`"(/remotes/${name}/[^"]+/remoteEntry\\.js)"`).exec(html)?.[1];
      if (entry === undefined) return route.fulfill({ response });
      const file = await (await page.request.get(entry)).text();
      hashes.learn(file, toWrong(file));
      const headers = Object.entries(response.headers());
      return route.fulfill({
        response,
        headers: Object.fromEntries(headers.map(([key, text]) => [key, hashes.inPlace(text)])),
        body: hashes.inPlace(html),
      });
    },
  );
  return { mend: () => page.evaluate(() => void Object.assign(globalThis, { isMended: true })) };
}

/** Breaks the files of a widget for this page, from its next document on. */
export async function breakFiles(page: Page, name: string, fault: FileFault): Promise<Injected> {
  if (fault === 'throws' || fault === 'never starts') return publishWrong(page, name, fault);
  let isBroken = true;
  await page.route(`**/remotes/${name}/**/*.js*`, (route) =>
    isBroken ? ANSWERS[fault](route) : route.fallback(),
  );
  return {
    mend: async () => {
      isBroken = false;
    },
  };
}
