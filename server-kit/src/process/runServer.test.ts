import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

let folder: string;
beforeEach(async () => {
  // the folder is inside the package, so that its script can import the package's dependencies
  folder = await mkdtemp(join(__dirname, 'running-'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Starts a process that runs a server with the body of `open`. `said` returns its output so far.
 */
async function run(open: string, how = '{}') {
  const script = join(folder, 'server.ts');
  await writeFile(
    script,
    `import { createServer } from '../../http/createServer.ts';
import { createMetrics, registerMetrics } from '../../http/metrics.ts';
import { SettingsError } from '../../settings/readSettings.ts';
import { runServer } from '../runServer.ts';
await runServer('test', async () => { ${open} }, () => (${how}));`,
  );
  const child = spawn(process.execPath, [script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text);
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, said: () => said };
}

const LISTENS = `const app = createServer({ logger: false });
  app.get('/', async () => { await new Promise((done) => { setTimeout(done, 700); }); return 'answered'; });
  app.addHook('onClose', async () => { process.stdout.write('closed'); });
  return { app, port: 0, host: '127.0.0.1', endsWithin: 8000 };`;

describe('a server process', () => {
  it('prints its address, and answers the requests in flight before a signal ends it', async () => {
    const { child, ended, said } = await run(LISTENS);
    while (!said().includes('ready')) await once(child.stdout, 'data');
    const [, url = ''] = /test ready on (\S+)/.exec(said()) ?? [];
    const answer = fetch(url.replace('localhost', '127.0.0.1'));
    // the request must reach the server before the signal
    await new Promise((sent) => {
      setTimeout(sent, 200);
    });
    child.kill('SIGTERM');
    expect(await (await answer).text()).toBe('answered');
    expect([await ended, said()]).toEqual([0, expect.stringContaining('closed')]);
  }, 60_000);

  it('does not end what its requests use before the last of them is answered, whichever socket took it', async () => {
    const { child, ended, said } = await run(`const app = createServer({ logger: false });
  let isOpen = true;
  let asked = 0;
  app.addHook('onClose', async () => { isOpen = false; });
  app.get('/', async () => {
    asked += 1;
    const milliseconds = 1000 + 50 * asked;
    process.stdout.write('asked ' + asked + ';');
    await new Promise((done) => { setTimeout(done, milliseconds); });
    return isOpen ? 'answered' : 'too late';
  });
  return { app, port: 0, host: '127.0.0.1', endsWithin: 8000 };`);
    while (!said().includes('ready')) await once(child.stdout, 'data');
    const [, url = ''] = /test ready on (\S+)/.exec(said()) ?? [];
    const answers = Array.from({ length: 40 }, async () =>
      (await fetch(url.replace('localhost', '127.0.0.1'))).text(),
    );
    while (!said().includes('asked 40;')) await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['answered']));
    expect(await ended).toBe(0);
  }, 60_000);

  it('shows its metrics at an address of their own', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    const counts = `registerMetrics(app, createMetrics());\n  return { app,`;
    const { child, ended, said } = await run(
      LISTENS.replace('return { app,', counts),
      `{ metrics: { host: '127.0.0.1', port: ${port} } }`,
    );
    while (!said().includes('ready')) await once(child.stdout, 'data');
    const shown = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await shown.text()).toMatch(/^process_cpu_seconds_total \S+$/m);
    const [, url = ''] = /test ready on (\S+)/.exec(said()) ?? [];
    expect((await fetch(`${url.replace('localhost', '127.0.0.1')}/metrics`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 60_000);

  it.each([
    [
      "throw new SettingsError([{ code: 'custom', path: ['PORT'], message: 'is missing' }]);",
      78,
      /^test: the settings are invalid\nPORT: is missing/,
    ],
    [
      "throw new Error('no database', { cause: 'refused' });",
      1,
      /^test: cannot start: no database \(refused\)/,
    ],
  ])(
    'prints the reason when it cannot start (%s)',
    async (open, code, words) => {
      const { ended, said } = await run(open);
      expect([await ended, said()]).toEqual([code, expect.stringMatching(words)]);
    },
    60_000,
  );
});
