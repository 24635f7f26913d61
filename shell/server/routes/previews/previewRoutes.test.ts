/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { registerCookies } from 'server-kit/http/cookies';
import { aLiveVersion } from '../../../testing/builders.ts';
import * as frame from '../../../src/frame.server.tsx';
import { plainPages } from '../../pages/plainPage.ts';
import { previews } from '../../previews/previews.ts';
import { registerPreviews } from './previewRoutes.ts';

const NOW = Date.UTC(2026, 10, 23);
const TOKEN = 'a-link.of-panda';
const LINK = `/preview?token=${TOKEN}`;
const OWN = { 'sec-fetch-site': 'same-origin' };

/** What the registry was asked, in order. */
let asked: string[];
/** The tokens that were used up. */
let used: Set<string>;
let registry: Server;
let app: FastifyInstance;
beforeEach(async () => {
  asked = [];
  used = new Set();
  registry = createServer(async (request, response) => {
    const { token } = JSON.parse(await text(request)) as { token: string };
    asked.push(`${request.method} ${request.url} ${token}`);
    const isFirst = token === TOKEN && !used.has(token);
    used.add(token);
    const expires = new Date(NOW + 60_000).toISOString();
    response
      .writeHead(isFirst ? 200 : 410, { 'content-type': 'application/json' })
      .end(JSON.stringify({ session: 'a-session.of-it', expires, live: aLiveVersion() }));
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  app = fastify();
  await registerCookies(app);
  const clock = () => NOW;
  registerPreviews(app, {
    clock,
    previews: previews({
      registryUrl: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
      keys: () => undefined,
      isDevelopment: false,
    }),
    pages: plainPages({
      shell: { ...frame, build: 'b', builtAt: 0, scripts: [], styles: [] },
      clock,
      redirectOrigins: [],
      sitesBase: 'https://sites.example',
      userApiUrl: 'https://user.example/info',
      siteLinks: {},
      serviceId: 'omnig08',
      origin: 'https://golf.example',
      frameOrigin: 'https://frame.golf.example',
    }),
  });
});
afterEach(async () => {
  await app.close();
  registry.close();
  registry.closeAllConnections();
});

function send(fields: Record<string, string>, headers: Record<string, string> = OWN) {
  return app.inject({
    method: 'POST',
    url: '/preview',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

describe('the link of a preview', () => {
  it.each(['GET', 'HEAD'] as const)(
    '[R10.04] is used up by no %s: whoever follows it sees one button, and nothing is asked of the registry',
    async (method) => {
      for (let visit = 0; visit < 3; visit += 1) {
        const { statusCode, headers, cookies } = await app.inject({ method, url: LINK });
        expect(statusCode).toBe(200);
        expect(cookies).toEqual([]);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'strict-origin',
          'content-security-policy': expect.stringContaining("form-action 'self'"),
        });
      }
      expect(asked).toEqual([]);
      expect((await send({ token: TOKEN })).statusCode).toBe(303);
    },
  );

  it('[R10.04] opens by the button of its page, once, and leads to the site', async () => {
    const { body } = await app.inject({ url: LINK });
    const form = parse(body).querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'post',
      '/preview',
    ]);
    const fields = form.querySelectorAll('input').map((input) => {
      return [input.getAttribute('name'), input.getAttribute('value')] as [string, string];
    });
    const opened = await send(Object.fromEntries(fields));
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
    expect(opened.cookies).toEqual([
      expect.objectContaining({
        name: 'asashiba_preview',
        value: 'a-session.of-it',
        maxAge: 60,
        httpOnly: true,
      }),
    ]);
    const again = await send({ token: TOKEN });
    expect([again.statusCode, again.cookies]).toEqual([410, []]);
    expect(asked).toEqual(Array(2).fill(`POST /previews/open ${TOKEN}`));
  });

  it.each<[string, Record<string, string>]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour of this site', { 'sec-fetch-site': 'same-site' }],
    ['that does not say from where', {}],
  ])('[R10.04] is not opened by a form %s', async (_what, headers) => {
    expect((await send({ token: TOKEN }, headers)).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['half a token', 'x'],
    ['markup', '<script>.x'],
    ['a token that is too long', `${'a'.repeat(1601)}.x`],
  ])('[R10.04] with %s is gone, and the registry is not asked', async (_what, token) => {
    const url = `/preview?${new URLSearchParams({ token }).toString()}`;
    expect((await app.inject({ url })).statusCode).toBe(410);
    expect((await send({ token })).statusCode).toBe(410);
    expect(asked).toEqual([]);
  });

  it.each([
    ['ja', 'プレビューを開く'],
    ['en', 'Open the preview'],
    ['zh-CN', '打开预览'],
    ['zh-TW', '開啟預覽'],
    ['ko', '미리보기 열기'],
  ])(
    '[R9.06] speaks the language of the browser (%s), without a script',
    async (language, open) => {
      const { body } = await app.inject({ url: LINK, headers: { 'accept-language': language } });
      const page = parse(body);
      expect(page.querySelector('main button')?.textContent).toBe(open);
      expect(page.querySelectorAll('script[src]')).toEqual([]);
    },
  );
});
