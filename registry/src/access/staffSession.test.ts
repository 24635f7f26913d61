import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishWidget } from '../client/index.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../testing/aRunningRegistry.ts';

const NAME = 'mf-results';
const SESSION = 'access-token-of-a-session';

let server: Server;
let registry: RunningRegistry;
/** How the auth server answers. */
let answer: RequestListener;
/** The seconds since the person signed in. */
let age: number;

function sayWho(response: ServerResponse): void {
  const record = { staff_id: '1001', session_age: age, session_expires_in: 1000 };
  response.end(JSON.stringify({ data: [record] }));
}
/** Says whose session it is, as the auth server of the gateway does. */
const ofSession: RequestListener = ({ url, headers }, response) => {
  if (url === '/staff' && headers.authorization === `Bearer ${SESSION}`) sayWho(response);
  else response.writeHead(401).end('{"data":[{"message":"Unauthorized"}]}');
};

beforeEach(async () => {
  answer = ofSession;
  age = 30;
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  registry = await aRunningRegistry({ staffUser: `http://127.0.0.1:${port}/staff` });
  for (const version of ['1.0.0', '1.1.0'])
    await publishWidget({
      registryUrl: registry.url,
      token: TOKENS[NAME],
      folder: await aBuiltWidget({ version }),
    });
});
afterEach(async () => {
  await registry.stop();
  server.closeAllConnections();
  server.close();
});

function send(method: string, path: string, body: object, session = SESSION) {
  return registry.call(method, path, '', body, { authorization: `Staff ${session}` });
}
function rollBack(session?: string) {
  return send('POST', `/widgets/${NAME}/rollback`, { reason: 'no prices' }, session);
}
async function acts() {
  const { body } = await registry.call('GET', `/widgets/${NAME}/audit`, '');
  return (body['acts'] as { who: string; act: string }[]).map(({ who, act }) => `${who} ${act}`);
}
async function changes() {
  return (await acts()).filter((line) => !line.includes('published'));
}

describe('a session of staff', () => {
  it('[R10.04] does the acts of the releases page and no other', async () => {
    const pinned = { hold: 'pinned', reason: 'a fair' };
    const preview = { version: '1.1.0', minutes: 30, reason: 'for the board' };
    expect(await send('PUT', `/widgets/${NAME}/hold`, pinned)).toMatchObject({ status: 200 });
    expect(await send('POST', `/widgets/${NAME}/previews`, preview)).toMatchObject({ status: 200 });
    expect(await rollBack()).toMatchObject({ status: 200 });
    expect(
      await send('POST', `/widgets/${NAME}/raise`, { traffic: 50, reason: 'well' }),
    ).toMatchObject({ status: 409 });
    const others = [
      await send('POST', `/widgets/${NAME}/versions`, {}),
      await send('PUT', `/widgets/${NAME}/slots`, { slots: ['side'], reason: 'a try' }),
      await send('PUT', `/widgets/${NAME}/config`, { config: {}, reason: 'a try' }),
      await send('POST', '/tokens', { widget: NAME, days: 1, reason: 'mine' }),
      await send('POST', '/visits', { reports: [] }),
    ];
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 403));
  });

  it('[R10.04] acts under the name that the auth server gives', async () => {
    await rollBack();
    expect(await changes()).toEqual(['staff 1001 rolled-back']);
  });

  it('[R10.04] acts no more ten minutes after its sign-in', async () => {
    age = 601;
    expect(await rollBack()).toMatchObject({
      status: 401,
      body: { message: 'The sign-in is older than ten minutes: sign in again.' },
    });
    expect(await changes()).toEqual([]);
    age = 600;
    expect(await rollBack()).toMatchObject({ status: 200 });
  });

  it('[R10.04] counts for nobody once it has ended', async () => {
    expect(await rollBack()).toMatchObject({ status: 200 });
    answer = (_request, response) => response.writeHead(401).end('{"data":[{}]}');
    expect(await rollBack()).toMatchObject({ status: 401 });
    answer = (_request, response) => response.writeHead(403).end('{"data":[{}]}');
    expect(await rollBack()).toMatchObject({ status: 401 });
    answer = ofSession;
    expect(await rollBack('a-token-of-nobody-at-all')).toMatchObject({ status: 401 });
    expect(await changes()).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['fails', (_request, response) => response.writeHead(500).end('{}')],
    ['ends the connection', ({ socket }) => socket.destroy()],
    ['says nothing of the person', (_request, response) => response.end('{"data":[{}]}')],
    ['answers with a page', (_request, response) => response.end('<p>hello</p>')],
    [
      'leads elsewhere',
      ({ url }, response) => {
        if (url === '/elsewhere') sayWho(response);
        else response.writeHead(307, { location: '/elsewhere' }).end();
      },
    ],
  ])('[R10.04] changes nothing while its auth server %s', async (_how, listener) => {
    answer = listener;
    expect(await rollBack()).toMatchObject({ status: 503 });
    expect(await changes()).toEqual([]);
  });
});

it('[R10.04] a session acts nowhere without an auth server, and a token of the registry is no session', async () => {
  expect(await rollBack(TOKENS.operator)).toMatchObject({ status: 401 });
  const alone = await aRunningRegistry();
  const status = await alone.call(
    'POST',
    `/widgets/${NAME}/rollback`,
    '',
    { reason: 'x' },
    {
      authorization: `Staff ${SESSION}`,
    },
  );
  await alone.stop();
  expect(status).toMatchObject({ status: 401 });
});
