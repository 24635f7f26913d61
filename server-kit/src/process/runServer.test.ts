import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

let folder: string;
beforeEach(async () => {
  // inside of the package, so that a script there finds what the package finds
  folder = await mkdtemp(join(__dirname, 'running-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that runs a server of `open`, and what it says until it ends. */
async function run(open: string) {
  const script = join(folder, 'server.ts');
  await writeFile(
    script,
    `import { createServer } from '../../http/createServer.ts';
import { SettingsError } from '../../settings/readSettings.ts';
import { runServer } from '../runServer.ts';
await runServer('test', async () => { ${open} });`,
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
  it('says where it listens, and on a signal answers what is in flight before it ends', async () => {
    const { child, ended, said } = await run(LISTENS);
    while (!said().includes('ready')) await once(child.stdout, 'data');
    const [, url = ''] = /test ready on (\S+)/.exec(said()) ?? [];
    const answer = fetch(url.replace('localhost', '127.0.0.1'));
    // the request is on its way before the signal
    await new Promise((sent) => {
      setTimeout(sent, 200);
    });
    child.kill('SIGTERM');
    expect(await (await answer).text()).toBe('answered');
    expect([await ended, said()]).toEqual([0, expect.stringContaining('closed')]);
  }, 60_000);

  it.each([
    [
      "throw new SettingsError([{ code: 'custom', path: ['PORT'], message: 'is none' }] as never);",
      78,
      /^test: settings that cannot be used\nPORT: is none/,
    ],
    [
      "throw new Error('no database', { cause: 'refused' });",
      1,
      /^test: cannot start: no database \(refused\)/,
    ],
  ])(
    'that cannot start says why (%s)',
    async (open, code, words) => {
      const { ended, said } = await run(open);
      expect([await ended, said()]).toEqual([code, expect.stringMatching(words)]);
    },
    60_000,
  );
});
