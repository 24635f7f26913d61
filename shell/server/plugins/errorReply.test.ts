/** @jest-environment node */
import { parse } from 'node-html-parser';
import { createServer } from 'server-kit/http/createServer';
import { registerCookies } from 'server-kit/http/cookies';
import { RequestError } from 'server-kit/http/requestError';
import * as frame from '../../src/frame.server.tsx';
import { plainPages } from '../pages/plainPage.ts';
import { registerErrorReply } from './errorReply.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Asks a site whose page throws this error. */
async function ask(
  error: Error,
  accept = 'text/html',
  language = 'ja',
  method: 'GET' | 'POST' = 'GET',
) {
  const app = createServer({ logger: false, genReqId: () => ID });
  const pages = plainPages({
    shell: { ...frame, build: 'b', builtAt: 0, scripts: [], styles: [] },
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
  app.route({
    method: ['GET', 'POST'],
    url: '/search/',
    handler: async () => {
      throw error;
    },
  });
  const answer = await app.inject({
    method,
    url: '/search/',
    headers: { accept, 'accept-language': language },
  });
  await app.close();
  return answer;
}

describe('a page that fails on the server', () => {
  it('[R8.08] is answered by the error page, with 500, the message as text and the id of the request', async () => {
    const { statusCode, body } = await ask(new Error('no head of <img src=x onerror=alert(1)>'));
    const page = parse(body);
    expect([statusCode, page.querySelector('title')?.text]).toEqual([
      500,
      expect.stringContaining('Internal Server Error'),
    ]);
    expect(page.querySelector('h1')?.text).toBe('表示できませんでした');
    expect(page.querySelector('main')?.text).toContain(
      'Internal Server Error: no head of <img src=x onerror=alert(1)>',
    );
    expect(page.querySelector('main code')?.text).toBe(ID);
    expect(page.querySelector('img[onerror]')).toBeNull();
  });

  it('[R8.08] says what was wrong with a request that it refuses, without an id', async () => {
    const { statusCode, body } = await ask(new RequestError(400, 'The token has expired'));
    expect([statusCode, parse(body).querySelector('main')?.text]).toEqual([
      400,
      expect.stringContaining('The token has expired'),
    ]);
    expect(body).not.toContain(ID);
  });

  it('[R8.08] is a page for a plain form, too', async () => {
    const { statusCode, body } = await ask(
      new RequestError(403, 'Not here'),
      'text/html',
      'ja',
      'POST',
    );
    expect([statusCode, parse(body).querySelector('main')?.text]).toEqual([
      403,
      expect.stringContaining('Not here'),
    ]);
  });

  it('[R8.08] does not say how the servers are built', async () => {
    const { body } = await ask(new Error('connect ECONNREFUSED 10.1.2.3:5432'));
    expect(body).toContain('connect ECONNREFUSED');
    expect(body).not.toContain('10.1.2.3');
  });

  it('[R3.24] gives a call only the id of the request', async () => {
    const { statusCode, body } = await ask(new Error('no head'), 'application/json');
    expect([statusCode, JSON.parse(body)]).toEqual([
      500,
      { data: [{ message: `Internal Server Error (${ID})` }] },
    ]);
  });
});
