/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { registerCookies } from 'server-kit/http/cookies';
import { aLiveVersion, aManifest } from '../../../testing/builders.ts';
import * as frame from '../../../src/frame.server.tsx';
import { plainPages } from '../../pages/plainPage.ts';
import { previews } from '../../previews/previews.ts';
import { registerPreviews } from './previewRoutes.ts';

const NOW = Date.UTC(2026, 10, 23);
const TOKEN = 'a-link.of-panda';
const LINK = `/preview?token=${TOKEN}`;
/** Where the version of these tests stands. */
const RESULTS = '/search/result/?area[]=102';
const OWN = { 'sec-fetch-site': 'same-origin' };

/** What the registry was asked, in order. */
let asked: string[];
/** The tokens that were used up. */
let used: Set<string>;
/** The status with which the registry answers about an address of a version. */
let answersAddress: number;
let registry: Server;
let app: FastifyInstance;
beforeEach(async () => {
  asked = [];
  used = new Set();
  answersAddress = 200;
  registry = createServer(async (request, response) => {
    const { token, ...address } = JSON.parse(await text(request)) as { token?: string };
    asked.push(`${request.method} ${request.url} ${token ?? Object.values(address).join(' ')}`);
    const isFirst = token === TOKEN && !used.has(token);
    if (token !== undefined) used.add(token);
    const ofLink = isFirst ? 200 : 410;
    const expires = new Date(NOW + 60_000).toISOString();
    response
      .writeHead(token === undefined ? answersAddress : ofLink, {
        'content-type': 'application/json',
      })
      .end(
        JSON.stringify({
          session: 'a-session.of-it',
          expires,
          live: [aLiveVersion(aManifest({ slots: ['results'] }))],
          gone: [],
        }),
      );
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

function send(
  fields: Record<string, string>,
  headers: Record<string, string> = OWN,
  url = '/preview',
) {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** The fields of the form of a page. */
function fieldsOf(body: string): Record<string, string> {
  const inputs = parse(body).querySelectorAll('form input');
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
  ) as Record<string, string>;
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
    const opened = await send(fieldsOf(body));
    expect([opened.statusCode, opened.headers.location]).toEqual([303, RESULTS]);
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

  it('[R10.04] leads to the page of this site that it names, and to no other site', async () => {
    const at = async (page: string) => {
      used.clear();
      const { body } = await app.inject({ url: `${LINK}&at=${encodeURIComponent(page)}` });
      const fields = fieldsOf(body);
      return [fields['at'], (await send({ token: TOKEN, at: page })).headers.location];
    };
    expect(await at('/course/204/?lang=en')).toEqual([
      '/course/204/?lang=en',
      '/course/204/?lang=en',
    ]);
    for (const page of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil',
      'javascript:x',
      '/gora/x',
    ])
      expect(await at(page)).toEqual([undefined, RESULTS]);
  });

  it.each([
    ['nothing', ''],
    ['half a token', 'x'],
    ['markup', '<script>.x'],
    ['a token that is too long', `${'a'.repeat(3001)}.x`],
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

describe('the address of a version', () => {
  const KEY = `asp_V1_${'k'.repeat(43)}`;
  const ADDRESS = `/preview/mf-results/1.1.0/${KEY}`;
  const LOOKED = `POST /previews/look mf-results 1.1.0 ${KEY}`;
  const OPENED = `POST /previews/open mf-results 1.1.0 ${KEY}`;
  const headingOf = (body: string) => parse(body).querySelector('h1')?.textContent;

  it.each(['GET', 'HEAD'] as const)(
    '[R10.04] sets and opens nothing by a %s: it shows the version and one button, is kept nowhere and found by no search',
    async (method) => {
      for (let visit = 0; visit < 3; visit += 1) {
        const { statusCode, headers, cookies, body } = await app.inject({ method, url: ADDRESS });
        expect([statusCode, cookies]).toEqual([200, []]);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'strict-origin',
        });
        if (method === 'GET') expect(headingOf(body)).toBe('mf-results 1.1.0 のプレビュー');
      }
      expect(asked).toEqual(Array(3).fill(LOOKED));
    },
  );

  it('[R10.04] opens by its button, any number of times, and leads to a page where the widget stands', async () => {
    const { body } = await app.inject({ url: `${ADDRESS}?at=/course/204/` });
    const action = parse(body).querySelector('form')?.getAttribute('action') ?? '';
    expect(action).toBe(ADDRESS);
    for (const [fields, location] of [
      [fieldsOf(body), '/course/204/'],
      [{}, RESULTS],
    ] as const) {
      const opened = await send(fields, OWN, action);
      expect([opened.statusCode, opened.headers.location]).toEqual([303, location]);
      expect(opened.cookies).toEqual([
        expect.objectContaining({ name: 'asashiba_preview', value: 'a-session.of-it' }),
      ]);
    }
    expect(asked).toEqual([LOOKED, OPENED, OPENED]);
  });

  it.each([
    [410, 410, 'mf-results 1.1.0 は取り下げられました'],
    [404, 404, '表示できる版がありません'],
    [500, 503, expect.any(String)],
    [429, 503, expect.any(String)],
  ])(
    '[R10.04] to which the registry says %d answers %d in plain words, without a button',
    async (said, status, heading) => {
      answersAddress = said;
      for (const { statusCode, body, cookies, headers } of [
        await app.inject({ url: ADDRESS }),
        await send({}, OWN, ADDRESS),
      ]) {
        expect([statusCode, headingOf(body), cookies]).toEqual([status, heading, []]);
        expect(parse(body).querySelectorAll('form')).toEqual([]);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined);
      }
    },
  );

  it.each([
    '/preview/mf-results/1.1.0/short',
    `/preview/mf-results/..%2f1/${KEY}`,
    `/preview/results/1.1.0/${KEY}`,
    `/preview/mf-results/<b>/${KEY}`,
  ])('[R10.04] %s is none, and the registry is not asked', async (url) => {
    for (const { statusCode, body } of [await app.inject({ url }), await send({}, OWN, url)])
      expect([statusCode, headingOf(body)]).toEqual([404, '表示できる版がありません']);
    expect(asked).toEqual([]);
  });

  it('[R10.04] is opened by no form of another site', async () => {
    const others: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, {}];
    for (const headers of others) expect((await send({}, headers, ADDRESS)).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });
});
