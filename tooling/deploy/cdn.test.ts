import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describeNeeds } from 'server-kit/testing/needing';
import { refusesPreloads } from 'shell/server/document/refusesPreloads.ts';
import { readLocale } from 'shell/server/locale/requestLocale.ts';
import { readDevice } from 'shell/src/device/readDevice.ts';
import { hasProgram } from '../console/hasProgram.ts';
import { findFreePort } from '../stack/ports.ts';
import { deployText } from './readDeploy.ts';

type Headers = Readonly<Record<string, string>>;

const AGENTS: Readonly<Record<string, string>> = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  'android tablet':
    'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  none: '',
};
const LANGUAGES = [
  '',
  'ja,en;q=0.8',
  'en-GB,en;q=0.9',
  'zh-TW,zh;q=0.9',
  'zh-CN',
  'fr,ko;q=0.7',
  'de',
];

/** What a document depends on, as the shell reads it from a request. */
function readByShell(headers: IncomingHttpHeaders) {
  const [, chosen] = /asashiba_locale=([\w-]+)/.exec(headers.cookie ?? '') ?? [];
  return {
    locale: readLocale('', { asashiba_locale: chosen }, headers['accept-language']).locale,
    device: readDevice(headers as Headers).device,
    refuses: refusesPreloads(headers['user-agent']),
  };
}

/** Runs nginx with the file of `deploy/cdn`, before a server on `shell`. */
async function startNginx(folder: string, shell: number) {
  const port = await findFreePort();
  const site = deployText('cdn/nginx.conf')
    .replace('127.0.0.1:3000', `127.0.0.1:${shell}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('/var/cache/nginx/asashiba', join(folder, 'cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const main = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log;
    events {} http { access_log off; ${temporary} ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = once(nginx, 'exit');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    );
  while (nginx.exitCode === null && !(await isUp())) await pause(20);
  return {
    port,
    async stop() {
      nginx.kill();
      await ended;
    },
  };
}

describeNeeds('nginx', hasProgram('nginx'))('a shared cache with the file for nginx', () => {
  const ends = new AsyncDisposableStack();
  let shell: Server;
  let port = 0;
  let asked: IncomingHttpHeaders[] = [];
  let cacheControl = '';

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'asashiba-cdn-'));
    ends.defer(() => rm(folder, { recursive: true, force: true }));
    shell = createServer((incoming, outgoing) => {
      asked.push(incoming.headers);
      outgoing
        .setHeader('cache-control', cacheControl)
        .setHeader('vary', 'accept-encoding, accept-language, cookie, user-agent')
        .end(JSON.stringify(readByShell(incoming.headers)));
    }).listen(0, '127.0.0.1');
    await once(shell, 'listening');
    ends.defer(() => {
      shell.close();
      shell.closeAllConnections();
    });
    const nginx = await startNginx(folder, (shell.address() as AddressInfo).port);
    ends.defer(() => nginx.stop());
    port = nginx.port;
  });
  afterAll(() => ends.disposeAsync());
  beforeEach(() => {
    asked = [];
    cacheControl = 'public, max-age=0, s-maxage=60';
  });

  async function get(path: string, headers: Headers) {
    const asking = request({ host: '127.0.0.1', port, path, headers }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { cache: answer.headers['x-cache'], body: await text(answer) };
  }

  it('[R9.06, R3.11] gives every visitor the document that the shell would have given, and asks once for each kind', async () => {
    const visitors = Object.values(AGENTS).flatMap((agent) =>
      LANGUAGES.map((language) => ({ 'user-agent': agent, 'accept-language': language })),
    );
    for (const headers of visitors)
      expect(JSON.parse((await get('/', headers)).body)).toEqual(readByShell(headers));
    const kinds = new Set(visitors.map((headers) => JSON.stringify(readByShell(headers))));
    expect(asked.length).toBe(kinds.size);
    expect(kinds.size).toBeLessThan(visitors.length);
  });

  it('follows hints of the browser and a chosen language before its name', async () => {
    const hints = { 'sec-ch-ua-mobile': '?0', 'sec-ch-ua-platform': '"Android"' };
    const others: readonly Headers[] = [
      hints,
      { 'sec-ch-ua-mobile': '?1' },
      { cookie: 'asashiba_locale=ko-KR' },
    ];
    for (const more of others) {
      const headers: Headers = { 'user-agent': AGENTS['windows'] ?? '', ...more };
      expect(JSON.parse((await get('/hints', headers)).body)).toEqual(readByShell(headers));
    }
  });

  it.each<Headers>([
    { cookie: 'a=1; asashiba_preview=mf-ads@2.0.0' },
    { cookie: 'asashiba_visitor=x' },
    { 'user-agent': `${AGENTS['iPhone']} AsashibaReserve-iOS/5.12.0` },
    { 'user-agent': `${AGENTS['iPhone']} Line/13.0` },
  ])('asks the shell each time, with all that it was given, for %p', async (headers) => {
    for (let turn = 0; turn < 2; turn += 1) expect((await get('/', headers)).cache).toBe('BYPASS');
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject(headers);
  });

  it('gives the pages of accounts and previews all cookies that the browser sends', async () => {
    const headers = { cookie: 'gora_rfb_state=x; gora_demo_member=y' };
    const paths = ['/account/rfb/return?state=x', '/account/user/login', '/preview?token=x'];
    for (const path of paths) await get(path, headers);
    expect(asked).toHaveLength(paths.length);
    for (const each of asked) expect(each).toMatchObject(headers);
  });

  it('asks the shell each time for a language that a visitor chooses, so that it is remembered', async () => {
    for (let turn = 0; turn < 2; turn += 1) await get('/?lang=en-US', {});
    expect(asked).toHaveLength(2);
  });

  it('keeps nothing that is private, and no call', async () => {
    cacheControl = 'private, no-cache';
    for (let turn = 0; turn < 2; turn += 1) await get('/private', {});
    cacheControl = 'public, s-maxage=60';
    for (let turn = 0; turn < 2; turn += 1) await get('/gora/course/search?area[]=12', {});
    expect(asked).toHaveLength(4);
  });

  it('keeps a file of a version once for each coding', async () => {
    cacheControl = 'public, max-age=31536000, immutable';
    for (const coding of ['gzip, br', 'br', 'gzip', 'gzip'])
      await get('/remotes/mf-ads/1.0.0/a.js', { 'accept-encoding': coding });
    expect(asked.map((headers) => headers['accept-encoding'])).toEqual(['br', 'gzip']);
  });
});
