import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { checkPortsAreFree, findFreePort } from './ports.ts';
import { startServer } from './serverProcess.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-process-'));
});
afterEach(() => rm(folder, { recursive: true }));

const LISTEN =
  "require('node:http').createServer((_, reply) => reply.end('ok')).listen(process.env.PORT, '127.0.0.1');";
async function start(source: string, log: (line: string) => void = () => {}) {
  const script = join(folder, 'server.cjs');
  await writeFile(script, source);
  const port = await findFreePort();
  const server = startServer({
    name: 'gateway',
    script: relative(repositoryRoot, script),
    environment: { PORT: String(port) },
    log,
  });
  return { server, url: `http://127.0.0.1:${port}/health` };
}
function runs(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

it('starts a server, waits until it answers, passes its output on and stops it', async () => {
  const lines: string[] = [];
  const { server, url } = await start(
    `${LISTEN} console.log('gateway: filling 10%'); console.log('{"level":30,"msg":"quiet"}');`,
    (line) => lines.push(line),
  );
  await waitUntilHealthy(server, url, 10_000);
  await server.stop();
  expect(lines).toEqual(['gateway: filling 10%']);
  expect(runs(server.pid)).toBe(false);
  expect(await server.ended).toBeUndefined();
});

it('reports a server that ended before it was ready, with its exit code and its last words', async () => {
  const { server, url } = await start(
    "console.error('The port is in use.'); process.exitCode = 3;",
  );
  await expect(waitUntilHealthy(server, url, 10_000)).rejects.toThrow(
    'gateway ended by itself (exit code 3): The port is in use.',
  );
});

it('kills a server that does not stop before the deadline', async () => {
  const { server, url } = await start(`${LISTEN} process.on('SIGINT', () => {});`);
  await waitUntilHealthy(server, url, 10_000);
  await server.stop(50);
  expect(runs(server.pid)).toBe(false);
});

it('stops the server of a command that is killed', async () => {
  const { server: unused } = await start(LISTEN);
  await unused.stop();
  const parent = join(folder, 'parent.ts');
  const { href } = new URL(`file://${join(repositoryRoot, 'tooling/stack/serverProcess.ts')}`);
  await writeFile(
    parent,
    `import { startServer } from '${href}';
    const server = startServer({ name: 'a', script: '${relative(repositoryRoot, join(folder, 'server.cjs'))}', environment: { PORT: '0' }, log: () => {} });
    console.log(server.pid); process.kill(process.pid, 'SIGKILL');`,
  );
  const pid = await new Promise<number>((resolve) => {
    execFile(process.execPath, [parent], (_, stdout) => resolve(Number(stdout)));
  });
  expect(pid).toBeGreaterThan(0);
  while (runs(pid))
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  expect(runs(pid)).toBe(false);
});

it('names every port that is in use', async () => {
  const taken = createServer();
  const port = await findFreePort();
  await new Promise<void>((resolve) => {
    taken.listen(port, '127.0.0.1', resolve);
  });
  await expect(
    checkPortsAreFree({
      shell: port,
      staff: await findFreePort(),
      frame: await findFreePort(),
      gateway: await findFreePort(),
      registry: await findFreePort(),
    }),
  ).rejects.toThrow(
    `Port ${port} (shell) is in use, perhaps by another npm start: stop that program, or set SHELL_PORT.`,
  );
  await new Promise((resolve) => {
    taken.close(resolve);
  });
});
