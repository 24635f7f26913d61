import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BrowserPipe } from './BrowserPipe.ts';
import { hostPage, PAGE_POLICY } from './hostPage.ts';

/** The address of the page. No such host can exist (RFC 6761). */
const ORIGIN = 'https://mount.invalid';
const PAGE_FILES = '/page/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
};

/** What the browser tells. The checker reads nothing else of the protocol's events. */
interface PageEvents {
  readonly 'Fetch.requestPaused': {
    readonly requestId: string;
    readonly request: { readonly url: string };
    readonly resourceType: string;
  };
  readonly 'Runtime.exceptionThrown': { readonly exceptionDetails: Thrown };
  readonly 'Runtime.consoleAPICalled': {
    readonly type: string;
    readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
  };
  readonly 'Log.entryAdded': {
    readonly entry: { readonly level: string; readonly source: string; readonly text: string };
  };
  readonly 'Page.javascriptDialogOpening': { readonly type: string };
  readonly 'Page.navigatedWithinDocument': { readonly url: string };
}

/** An error as the protocol tells it. */
interface Thrown {
  readonly text: string;
  readonly exception?: { readonly description?: string; readonly value?: unknown };
  readonly url?: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: Thrown;
}

/** Returns the first line of an error, without the words that every error begins with. */
function wordsOf({ text, exception }: Thrown): string {
  const said = exception?.description ?? (exception ? String(exception.value) : text);
  return (said.split('\n')[0] ?? '').replace(/^Error: /, '');
}

/** Returns an error with its place in a file of the version, if it has one there. */
function withPlace(thrown: Thrown, base: string): string {
  const { url = '', lineNumber, columnNumber } = thrown;
  const file = url.startsWith(base) ? url.slice(base.length) : undefined;
  const words = wordsOf(thrown);
  return file === undefined ? words : `${words} (${file}:${lineNumber + 1}:${columnNumber + 1})`;
}

export interface TrialBrowserOptions {
  /** The path of the browser. */
  readonly browser: string;
  /** The folder with the page's scripts. */
  readonly page: string;
  /** The folder of the version in the page's addresses (`/remotes/mf-x/1.0.0/`), and its files. */
  readonly base: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Hears what the version has done wrong, as a sentence without its end. */
  readonly say: (what: string) => void;
}

/** A browser with the page of a trial. It answers each request itself, and lets none out. */
export class TrialBrowser {
  private readonly options: TrialBrowserOptions;
  private readonly pipe: BrowserPipe;
  private session = '';
  private target: string | undefined;

  private constructor(options: TrialBrowserOptions, pipe: BrowserPipe) {
    this.options = options;
    this.pipe = pipe;
  }

  /** Starts the browser and opens the page. Rejects where that fails or takes more than `limit` milliseconds. */
  static async open(options: TrialBrowserOptions, limit: number): Promise<TrialBrowser> {
    const pipe: BrowserPipe = await BrowserPipe.start(options.browser, (method, params) =>
      trial.hear(method, params),
    );
    const trial: TrialBrowser = new TrialBrowser(options, pipe);
    try {
      await trial.openPage(limit);
      return trial;
    } catch (error) {
      await pipe.close();
      throw error;
    }
  }

  /** Opens the page, in place of the one before. Rejects where that fails or takes more than `limit` milliseconds. */
  async openPage(limit: number): Promise<void> {
    await this.within(limit, 'it does not start', this.open());
  }

  /** Sends a command of the protocol to the page. */
  send(method: string, params: object = {}): Promise<unknown> {
    return this.pipe.send(method, params, this.session);
  }

  /**
   * Runs a call of the page's own functions. Rejects with what the page throws; where nothing comes
   * within `limit` milliseconds, ends the browser and rejects.
   */
  async run(call: string, limit: number): Promise<unknown> {
    const evaluated = this.send('Runtime.evaluate', {
      expression: call,
      awaitPromise: true,
      returnByValue: true,
    });
    const late = `it keeps the page from doing anything for ${limit / 1000} seconds`;
    const { result, exceptionDetails } = (await this.within(limit, late, evaluated)) as Evaluated;
    if (exceptionDetails) throw new Error(wordsOf(exceptionDetails));
    return result.value;
  }

  /** Ends the browser. What is waited for rejects with `why`. */
  async close(why?: Error): Promise<void> {
    await this.pipe.close(why);
  }

  private async within<Result>(
    limit: number,
    late: string,
    work: Promise<Result>,
  ): Promise<Result> {
    const timer = setTimeout(() => void this.pipe.close(new Error(late)), limit);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }

  private async open(): Promise<void> {
    if (this.target !== undefined)
      await this.pipe.send('Target.closeTarget', { targetId: this.target });
    this.isOpen = false;
    const { targetId } = (await this.pipe.send('Target.createTarget', { url: 'about:blank' })) as {
      readonly targetId: string;
    };
    this.target = targetId;
    const attached = await this.pipe.send('Target.attachToTarget', { targetId, flatten: true });
    this.session = (attached as { readonly sessionId: string }).sessionId;
    await Promise.all([
      this.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      ...['Page', 'Runtime', 'Log', 'Performance'].map((domain) => this.send(`${domain}.enable`)),
      this.send('Page.setDownloadBehavior', { behavior: 'deny' }),
    ]);
    await this.send('Page.navigate', { url: `${ORIGIN}/` });
    const ready = `new Promise((done) => { const look = () => globalThis.trial ? done() : setTimeout(look, 5); look(); })`;
    await this.send('Runtime.evaluate', { expression: ready, awaitPromise: true });
  }

  private hear(method: string, params: unknown): void {
    const hear = this.ears[method as keyof PageEvents] as ((params: unknown) => void) | undefined;
    hear?.(params);
  }

  private readonly ears: {
    readonly [Name in keyof PageEvents]: (params: PageEvents[Name]) => void;
  } = {
    'Fetch.requestPaused': (paused) => {
      // a browser that has ended needs no answer
      this.answer(paused).catch(() => undefined);
    },
    'Runtime.exceptionThrown': ({ exceptionDetails }) =>
      this.options.say(
        `it throws what nobody catches: ${withPlace(exceptionDetails, ORIGIN + this.options.base)}`,
      ),
    'Runtime.consoleAPICalled': ({ type, args }) => {
      if (type !== 'error' && type !== 'assert') return;
      const said = args.map(({ value, description }) => description ?? String(value));
      this.options.say(`it writes an error to the console: ${said.join(' ')}`);
    },
    'Log.entryAdded': ({ entry: { level, source, text } }) => {
      if (level === 'error' && source !== 'network')
        this.options.say(`the browser complains of it: ${text}`);
    },
    'Page.javascriptDialogOpening': ({ type }) => {
      this.options.say(`it opens a window of the browser (${type})`);
      this.send('Page.handleJavaScriptDialog', { accept: true }).catch(() => undefined);
    },
    'Page.navigatedWithinDocument': ({ url }) =>
      this.options.say(`it changes the page's address to ${url.replace(ORIGIN, '')}`),
  };

  /** The bytes that the page may have, by the path of its address. */
  private async find(path: string): Promise<Buffer | undefined> {
    const { base, files, page } = this.options;
    if (path.startsWith(base)) return files.get(path.slice(base.length));
    const [, name] = /^\/page\/([\w.-]+\.js)$/.exec(path) ?? [];
    return name === undefined ? undefined : readFile(join(page, name)).catch(() => undefined);
  }

  private isOpen = false;

  private async answer({
    requestId,
    request: { url },
    resourceType,
  }: PageEvents['Fetch.requestPaused']): Promise<void> {
    const { origin, pathname } = new URL(url);
    if (resourceType === 'Document') {
      if (!this.isOpen) {
        this.isOpen = true;
        const html = hostPage('mount', { script: `${PAGE_FILES}trial.js` });
        return this.fulfil(requestId, '.html', Buffer.from(html));
      }
      this.options.say(`it leaves the page for ${url.replace(ORIGIN, '')}`);
    }
    const content = origin === ORIGIN ? await this.find(pathname) : undefined;
    if (content && resourceType !== 'Document')
      return this.fulfil(requestId, extname(pathname), content);
    await this.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  }

  private async fulfil(requestId: string, extension: string, content: Buffer): Promise<void> {
    const responseHeaders = [
      { name: 'content-type', value: TYPES[extension] ?? 'application/octet-stream' },
      { name: 'content-security-policy', value: PAGE_POLICY },
    ];
    const body = content.toString('base64');
    await this.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body,
    });
  }
}
