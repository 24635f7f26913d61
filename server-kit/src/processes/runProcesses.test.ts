import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { findFreePort } from '../testing/findFreePort.ts';

let folder: string;
let child: ChildProcess;
beforeEach(async () => {
  // the folder is inside the package, so that its script can import the package's dependencies
  folder = await mkdtemp(join(__dirname, 'running-'));
});
afterEach(async () => {
  // first, because a server that does not end keeps this hook until its time is up
  await rm(folder, { recursive: true });
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

const SERVER = `
  const app = createServer({ logger: false });
  await registerRateLimit(app, { max: 7, global: false });
  const metrics = createMetrics();
  const asked = new Counter({ name: 'asked', help: 'asked', registers: [metrics] });
  const may = sharedAllowance({ name: 'test', limit: 3, window: 60_000, clock: Date.now });
  registerHealth(app, { needs: {} });
  registerMetrics(app, metrics);
  app.get('/pid', async () => { asked.inc(); return process.pid; });
  app.get('/limited', { config: { rateLimit: {} } }, async () => 'ok');
  app.post('/limited', { config: { rateLimit: {} } }, async () => 'ok');
  app.get('/may', async () => may('somebody'));
  app.get('/slow', async () => { await new Promise((done) => setTimeout(done, 400)); return 'answered'; });
  return { app, port: 0, host: '127.0.0.1', endsWithin: 8000 };`;

/** Starts a server in three processes. `said` returns its output so far. `before` runs in each process first. */
async function run(open = SERVER, before = '') {
  const metricsPort = await findFreePort();
  const script = join(folder, 'server.ts');
  await writeFile(
    script,
    `import { Counter } from 'prom-client';
import { registerRateLimit } from '../../admission/rateLimit.ts';
import { createServer } from '../../http/createServer.ts';
import { registerHealth } from '../../http/health.ts';
import { createMetrics, registerMetrics } from '../../http/metrics.ts';
import { runServer } from '../../process/runServer.ts';
import { SettingsError } from '../../settings/readSettings.ts';
import { sharedAllowance } from '../sharedCounters.ts';
${before}
await runServer('test', async () => { ${open} }, () => ({ processes: 3, metrics: { host: '127.0.0.1', port: ${metricsPort} } }));`,
  );
  child = spawn(process.execPath, [script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += String(text);
    });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const until = async (words: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = words.exec(said);
      if (found) return found;
      await new Promise((next) => {
        setTimeout(next, 20);
      });
    }
  };
  return { ended, until, said: () => said, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

/** Asks over a connection of its own, so that the processes take turns. */
function ask(url: string): Promise<{ readonly status: number; readonly text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  get(url.replace('localhost', '127.0.0.1'), { agent: new Agent() }, (response) => {
    let text = '';
    response.on('data', (piece) => {
      text += String(piece);
    });
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
  }).on('error', reject);
  return promise;
}

function askOften(url: string, times: number) {
  return Promise.all(Array.from({ length: times }, () => ask(url)));
}

describe('a server in several processes', () => {
  it('answers from all of them, and counts in all of them together', async () => {
    const { until, metrics } = await run();
    const [, url = ''] = await until(/test ready on (\S+)/);
    const pids = new Set((await askOften(`${url}/pid`, 30)).map(({ text }) => text));
    expect(pids.size).toBe(3);
    expect(
      (await askOften(`${url}/limited`, 30)).filter(({ status }) => status === 200),
    ).toHaveLength(7);
    // another route of the same address has a limit of its own
    expect((await fetch(`${url}/limited`, { method: 'POST' })).status).toBe(200);
    expect((await askOften(`${url}/may`, 30)).filter(({ text }) => text === 'true')).toHaveLength(
      3,
    );
    expect((await ask(metrics)).text).toContain('\nasked 30\n');
    // visitors reach the server's own address only
    expect((await ask(`${url}/metrics`)).status).toBe(404);
    expect(JSON.parse((await ask(`${url}/health`)).text)).toEqual({
      status: 'ok',
      processes: { wanted: 3, ready: 3 },
    });
  }, 60_000);

  it('starts another process for one that dies, and goes on meanwhile', async () => {
    const { until } = await run();
    const [, url = ''] = await until(/test ready on (\S+)/);
    const pids = new Set((await askOften(`${url}/pid`, 30)).map(({ text }) => text));
    const [victim = ''] = pids;
    process.kill(Number(victim), 'SIGKILL');
    await until(new RegExp(`process ${victim} ended \\(SIGKILL\\); another starts in 500 ms`));
    expect((await askOften(`${url}/pid`, 10)).every(({ status }) => status === 200)).toBe(true);
    const isWhole = async () => (await ask(`${url}/health`)).text.includes('"ready":3');
    while (!(await isWhole())) {
      /* the new one is starting */
    }
    const later = new Set((await askOften(`${url}/pid`, 30)).map(({ text }) => text));
    expect([later.size, later.has(victim)]).toEqual([3, false]);
  }, 60_000);

  it('goes on while the system gives it no other process, and starts one when it does', async () => {
    const marker = join(folder, 'no-process');
    const { until } = await run(
      SERVER,
      `const { existsSync } = process.getBuiltinModule('node:fs');
       const node = process.execPath;
       Object.defineProperty(process, 'execPath', {
         get: () => existsSync(${JSON.stringify(marker)}) ? '/nowhere/node' : node,
       });`,
    );
    const [, url = ''] = await until(/test ready on (\S+)/);
    await writeFile(marker, '');
    process.kill(Number((await ask(`${url}/pid`)).text), 'SIGKILL');
    await until(/no process could start \(.*ENOENT.*\); another starts in 1000 ms/);
    expect((await askOften(`${url}/pid`, 10)).every(({ status }) => status === 200)).toBe(true);
    await rm(marker);
    const isWhole = async () => (await ask(`${url}/health`)).text.includes('"ready":3');
    while (!(await isWhole())) {
      /* the new one is starting */
    }
  }, 60_000);

  it('says how many are ready, also after another process could not start', async () => {
    const marker = join(folder, 'cannot-start');
    const { until } = await run(`
      const { existsSync, rmSync } = process.getBuiltinModule('node:fs');
      if (existsSync(${JSON.stringify(marker)})) {
        rmSync(${JSON.stringify(marker)});
        throw new Error('no database');
      }
      ${SERVER}`);
    const [, url = ''] = await until(/test ready on (\S+)/);
    await writeFile(marker, '');
    const { text: victim } = await ask(`${url}/pid`);
    process.kill(Number(victim), 'SIGKILL');
    await until(/process \d+ ended \(1\); another starts/);
    const readyNow = async () => JSON.parse((await ask(`${url}/health`)).text).processes.ready;
    let ready = await readyNow();
    // the next one is starting
    for (; ready < 3; ready = await readyNow()) expect(ready).toBe(2);
    expect(ready).toBe(3);
  }, 60_000);

  it('answers the requests in flight in every process before a signal ends it', async () => {
    const { until, ended } = await run();
    const [, url = ''] = await until(/test ready on (\S+)/);
    const answers = askOften(`${url}/slow`, 9);
    // the requests must reach the server before the signal
    await new Promise((sent) => {
      setTimeout(sent, 200);
    });
    child.kill('SIGTERM');
    expect((await answers).map(({ text }) => text)).toEqual(Array(9).fill('answered'));
    expect(await ended).toBe(0);
  }, 60_000);

  it('ends when it is told to while the first process is starting', async () => {
    const { until, ended, said } = await run(`
      process.stdout.write('opening');
      await new Promise((done) => setTimeout(done, 1000));
      ${SERVER}`);
    await until(/opening/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said()).not.toContain('ready on');
  }, 60_000);

  it('has the metrics of the others while one of them is starting', async () => {
    const marker = join(folder, 'waits');
    const { until, metrics } = await run(`
      const { existsSync } = process.getBuiltinModule('node:fs');
      if (existsSync(${JSON.stringify(marker)})) process.stdout.write('one waits');
      while (existsSync(${JSON.stringify(marker)})) await new Promise((done) => setTimeout(done, 20));
      ${SERVER}`);
    const [, url = ''] = await until(/test ready on (\S+)/);
    await writeFile(marker, '');
    const { text: victim } = await ask(`${url}/pid`);
    process.kill(Number(victim), 'SIGKILL');
    await until(/one waits/);
    const { status, text } = await ask(metrics);
    expect([status, text]).toEqual([200, expect.stringContaining('\nasked ')]);
    await rm(marker);
  }, 60_000);

  it('ends with the code of a process that cannot start', async () => {
    const { ended, said } = await run(
      "throw new SettingsError([{ code: 'custom', path: ['PORT'], message: 'is missing' }]);",
    );
    expect([await ended, said()]).toEqual([78, expect.stringContaining('PORT: is missing')]);
  }, 60_000);
});
