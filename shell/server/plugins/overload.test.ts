/** @jest-environment node */
import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import {
  catalogueOf,
  renderExternalFrame,
  renderFrame,
  renderMaintenance,
  renderOffline,
  renderPreviewLink,
} from '../../src/frame.server.tsx';
import type { PageState } from '../../src/document/pageState.ts';
import { plainPages } from '../pages/plainPage.ts';
import { registerAdmission } from './admission.ts';
import { registerCompression } from './compression.ts';
import { registerErrorReply } from './errorReply.ts';

const PAGES_IN_FLIGHT = 4;
/** What the shell holds: pages under way and waiting. */
const HELD = PAGES_IN_FLIGHT * 3;

let app: FastifyInstance;
let url: string;
let rendered: PageState[] = [];
let underWay = 0;
let mostUnderWay = 0;
let lets: () => void = () => {};

beforeEach(async () => {
  rendered = [];
  underWay = 0;
  mostUnderWay = 0;
  const { promise: open, resolve } = Promise.withResolvers<void>();
  lets = resolve;
  app = fastify({ trustProxy: true, forceCloseConnections: true });
  const pages = plainPages({
    shell: {
      build: 'b',
      builtAt: 0,
      scripts: [],
      styles: [{ href: '/assets/shell.css', text: 'body{margin:0}' }],
      catalogueOf,
      renderMaintenance,
      renderOffline,
      renderPreviewLink,
      renderExternalFrame,
      renderFrame: (state) => {
        rendered.push(state);
        return renderFrame(state);
      },
    },
    clock: () => 0,
    redirectOrigins: [],
    sitesBase: 'https://sites.example',
    userApiUrl: 'https://user.example/info',
    siteLinks: {},
    serviceId: 'omnig08',
    origin: 'https://golf.example',
    frameOrigin: 'https://frame.golf.example',
  });
  registerErrorReply(app, pages);
  await registerCookies(app);
  await registerAdmission(app, {
    rateLimit: 10_000,
    longestLag: 0,
    pagesInFlight: PAGES_IN_FLIGHT,
  });
  await registerCompression(app);
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/gora/search', async () => ({ call: true }));
  app.get('/*', async () => {
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await open;
    underWay -= 1;
    return 'a page';
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

function ask(visitor: number, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/search/?area[]=12`, {
    headers: { accept: 'text/html', 'x-forwarded-for': `192.0.2.${visitor}`, ...headers },
  });
}

/** Sends the requests, lets the accepted ones be answered when the others have been refused. */
async function wave(asked: readonly Promise<Response>[]): Promise<Response[]> {
  let refused = 0;
  const counted = asked.map((each) =>
    each.then((answer) => {
      if (answer.status === 503) refused += 1;
      if (refused >= asked.length - HELD) lets();
      return answer;
    }),
  );
  return Promise.all(counted);
}

describe('a shell at ten times what it holds', () => {
  it('accepts what it holds and answers it right, refuses the rest with a page, and stays healthy', async () => {
    const asked = Array.from({ length: HELD * 10 }, (_, visitor) => ask(visitor));
    const during = Promise.all([fetch(`${url}/health`), fetch(`${url}/gora/search`)]);
    const answers = await wave(asked);
    const accepted = answers.filter(({ status }) => status === 200);
    expect(new Set(await Promise.all(accepted.map((each) => each.text())))).toEqual(
      new Set(['a page']),
    );
    // a page that waits for longer than half a second is refused, too
    expect(accepted.length).toBeGreaterThanOrEqual(PAGES_IN_FLIGHT);
    expect(accepted.length).toBeLessThanOrEqual(HELD);
    expect(mostUnderWay).toBe(PAGES_IN_FLIGHT);
    const refused = answers.filter(({ status }) => status === 503);
    expect(accepted.length + refused.length).toBe(asked.length);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
    const texts = new Set(await Promise.all(refused.map((each) => each.text())));
    expect([...texts]).toEqual([expect.stringContaining('<html lang="ja">')]);
    expect(rendered).toHaveLength(1);
    expect((await during).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(1)).status).toBe(200);
  });

  it('gives one address far less than all, and leaves the rest to others', async () => {
    const greedy = Array.from({ length: HELD * 10 }, () => ask(1));
    const statuses = greedy.map((each) => each.then(({ status }) => status));
    while (underWay < HELD / 4) await new Promise((next) => setImmediate(next));
    const other = ask(2);
    let refused = 0;
    for (const each of greedy)
      void each.then(({ status }) => {
        if (status === 503) refused += 1;
      });
    while (refused < greedy.length - HELD / 4) await new Promise((next) => setImmediate(next));
    lets();
    expect((await Promise.all(statuses)).filter((status) => status === 200)).toHaveLength(HELD / 4);
    expect((await other).status).toBe(200);
  });

  it('refuses in the language of the visitor, with links to where they are and a strict policy', async () => {
    const held = Array.from({ length: PAGES_IN_FLIGHT * 3 }, (_, visitor) => ask(100 + visitor));
    while (underWay < PAGES_IN_FLIGHT) await new Promise((next) => setImmediate(next));
    const korean = await ask(1, { cookie: 'asashiba_locale=ko-KR' });
    const english = await ask(2, { 'accept-language': 'en-US', 'accept-encoding': 'gzip' });
    const plain = await ask(3, { 'accept-language': 'en-US', 'accept-encoding': 'identity' });
    const html = await plain.text();
    expect([korean.status, await english.text()]).toEqual([503, html]);
    expect(await korean.text()).toContain('<html lang="ko">');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('href=""');
    expect(html).not.toContain('__refused__');
    const policy = plain.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|nonce/);
    for (const [, , text = ''] of html.matchAll(/<(script|style)[^>]*>(.*?)<\/\1>/gs))
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    lets();
    await Promise.all(held);
  });

  it('refuses a call with JSON', async () => {
    const held = Array.from({ length: HELD }, (_, visitor) => ask(visitor));
    while (underWay < PAGES_IN_FLIGHT) await new Promise((next) => setImmediate(next));
    const refused = await ask(200, { accept: 'application/json' });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { data: [{ message: 'The server is busy' }] },
    ]);
    lets();
    await Promise.all(held);
  });
});
