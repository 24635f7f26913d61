/** @jest-environment node */
import type { OutgoingHttpHeaders } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { parse } from 'node-html-parser';
import { registerCookies } from 'server-kit/http/cookies';
import * as frame from '../../../src/frame.server.tsx';
import { openTestGateway, type TestGateway } from '../../../testing/testGateway.ts';
import type { Endpoint } from '../../endpoints/endpoints.ts';
import { plainPages } from '../../pages/plainPage.ts';
import { registerExternalFrame } from './externalFrame.ts';

const SITE = 'https://golf.example';

let outside: TestGateway;
let status: number;
let headers: OutgoingHttpHeaders;
let now: number;
let apps: FastifyInstance[];
beforeEach(async () => {
  status = 200;
  headers = {};
  now = 0;
  apps = [];
  outside = await openTestGateway((_request, response) =>
    response.writeHead(status, headers).end('<h1>help</h1>'),
  );
});
afterEach(async () => {
  for (const app of apps) await app.close();
  await outside.close();
});

async function open(externalFrame: Endpoint | undefined = outside.endpoint) {
  const app = fastify();
  apps.push(app);
  await registerCookies(app);
  registerExternalFrame(app, {
    externalFrame,
    siteOrigin: SITE,
    now: () => now,
    pages: plainPages({
      shell: { ...frame, build: 'b', builtAt: 0, scripts: [], styles: [] },
      clock: () => Date.UTC(2026, 10, 20, 23),
      redirectOrigins: [],
      sitesBase: 'https://sites.example',
      userApiUrl: 'https://user.example/info',
      siteLinks: {},
      serviceId: 'omnig08',
      origin: SITE,
      frameOrigin: 'https://frame.golf.example',
    }),
  });
  return app;
}

async function look(app: FastifyInstance) {
  const answer = await app.inject({ url: '/help/', headers: { 'accept-language': 'ja' } });
  const page = parse(answer.body);
  return {
    policy: String(answer.headers['content-security-policy']),
    shown: page.querySelector('iframe'),
    link: page.querySelector(`a[href="${outside.endpoint.url}"]`),
  };
}

describe('the page of the external site', () => {
  it('[R3.26] [R7.19] is shown in a frame that can do nothing to ours, with a link to it', async () => {
    const { shown, link, policy } = await look(await open());
    expect(shown?.getAttribute('src')).toBe(outside.endpoint.url);
    expect(shown?.getAttribute('title')).toBe('ヘルプ');
    expect(shown?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
    expect(shown?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    expect(link?.text).toBe('ヘルプ（別サイトへ移動）');
    expect(policy).toContain(`frame-src ${new URL(outside.endpoint.url).origin};`);
  });

  it.each([
    ['does not answer well', 503, {}],
    ['may be framed by nobody', 200, { 'x-frame-options': 'DENY' }],
    ['may be framed by others alone', 200, { 'content-security-policy': "frame-ancestors 'self'" }],
  ])('[R3.26] is only linked to where it %s', async (_name, itsStatus, itsHeaders) => {
    status = itsStatus;
    headers = itsHeaders;
    const { shown, link, policy } = await look(await open());
    expect([shown, link?.text]).toEqual([null, 'ヘルプ（別サイトへ移動）']);
    expect(policy).toContain("frame-src 'none'");
  });

  it('[R3.26] is shown where it names our site, and is asked about once a minute', async () => {
    headers = { 'content-security-policy': `default-src 'self'; frame-ancestors 'self' ${SITE}` };
    const app = await open();
    expect((await look(app)).shown).not.toBeNull();
    await look(app);
    expect(outside.asked).toHaveLength(1);
    now += 60_000;
    await look(app);
    expect(outside.asked).toHaveLength(2);
  });

  it('[R3.26] is asked about by the configured proxy', async () => {
    const { hostname: host, port } = new URL(outside.endpoint.url);
    const url = 'http://help.invalid/start';
    const app = await open({ url, proxy: { needed: true, host, port: Number(port) } });
    const answer = await app.inject({ url: '/help/' });
    expect(outside.asked.map((request) => request.url)).toEqual([url]);
    expect(parse(answer.body).querySelector('iframe')?.getAttribute('src')).toBe(url);
  });

  it('is not there where none is configured', async () => {
    const app = fastify();
    apps.push(app);
    registerExternalFrame(app, {
      externalFrame: undefined,
      siteOrigin: SITE,
      now: () => now,
      pages: {} as never,
    });
    expect((await app.inject({ url: '/help/' })).statusCode).toBe(404);
  });
});
