/** @jest-environment node */
import { aRenderJob } from '../../testing/builders.ts';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { toFrame } from 'server-kit/renderer/frames';
import { readHead } from 'server-kit/renderer/fromRenderer';
import { LIMITS } from 'server-kit/renderer/limits';
import type { GatewayReader } from 'server-kit/renderer/messages';
import { RenderMemory } from './RenderMemory.ts';
import { FIRST_BYTES } from './RenderProcess.ts';
import { BUILT_RENDERER } from './builtRenderer.ts';
import { VersionRenderer } from './VersionRenderer.ts';

// Here the bundle has taken its whole process over: it has left its realm, and says what it likes.

const PATIENT = 20_000;
const task = aRenderJob();
const setup = {
  id: 'mf-hostile@1.0.0',
  bundle: 'module.exports.default = { contract: 1, load: async () => 1, render: () => "" };',
};

let folder: string;
const opened: VersionRenderer[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await copyFile(join(BUILT_RENDERER, 'realm.cjs'), join(folder, 'realm.cjs'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
  await rm(folder, { recursive: true, force: true });
});

/** Starts a renderer whose program is this text. */
async function aProgram(
  text: string,
  { memory, sandbox = [] }: { memory?: RenderMemory; sandbox?: readonly string[] } = {},
): Promise<VersionRenderer> {
  await writeFile(join(folder, 'process.cjs'), text);
  const renderer = new VersionRenderer(setup, {
    startLimit: PATIENT,
    isQuiet: true,
    place: { code: folder, sandbox },
    ...(memory && { memory }),
  });
  opened.push(renderer);
  return renderer;
}

/** What a program needs to speak: `say(head, ...texts)`, and `onTask(function (number of the job))`. */
const SPEAKING = `
  const toFrame = (texts) => {
    const parts = texts.map((text) => Buffer.from(text, 'latin1'));
    const number = (value) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(value); return bytes };
    const body = Buffer.concat(parts.flatMap((part) => [number(part.length), part]));
    return Buffer.concat([number(body.length), body]);
  };
  const raw = (bytes) => process.stdout.write(bytes);
  const say = (head, ...texts) => raw(toFrame([JSON.stringify(head), ...texts]));
  const uses = { query: true, clock: true };
  const figures = { isEmpty: false, readsClock: false, uses, isKept: false, keptBytes: 0, bytes: 0 };
  const onTask = (then) => {
    let job = 0;
    process.stdin.on('data', (chunk) => {
      if (chunk.includes('"type":"load"')) say({ type: 'ready', bytes: 1 });
      if (chunk.includes('"type":"render"')) then(job += 1);
    });
  };
`;

/** Returns what came of each text in a process that has kept the modules it had before it was closed. */
async function triedOutside(...texts: readonly string[]): Promise<unknown> {
  const built = await readFile(join(BUILT_RENDERER, 'process.cjs'), 'utf8');
  const names = 'fs net dgram dns http child_process worker_threads vm wasi inspector';
  const before = `const kept = Object.fromEntries('${names}'.split(' ').map((name) => [name, require('node:' + name)]));`;
  const tries = texts.map(
    (text) =>
      `await (async () => { try { return 'did ' + String(${text}) } catch (error) { return error.code ?? error.name } })()`,
  );
  const after = `${SPEAKING}; void (async () => { const { fs, net, dgram, dns, http, child_process, worker_threads, vm, wasi, inspector } = kept; say({ type: 'broken', message: JSON.stringify([${tries.join(', ')}]) }) })();`;
  const renderer = await aProgram(`${before}\n${built}\n${after}`);
  const error: unknown = await renderer.render(task, async () => '{}', PATIENT).catch((e) => e);
  return JSON.parse((error as Error).message);
}

describe('code that has left its realm (issue 16)', () => {
  it('reads and writes no file, starts no process and no worker, loads no addon', async () => {
    const tried = await triedOutside(
      "fs.readFileSync('/etc/hostname')",
      `fs.readFileSync(${JSON.stringify(join(import.meta.dirname, 'limits.ts'))})`,
      "fs.readdirSync('/')",
      "fs.readFileSync('/proc/self/environ')",
      `fs.writeFileSync(${JSON.stringify(join(folder, 'written'))}, '')`,
      "child_process.execSync('id')",
      "new worker_threads.Worker('', { eval: true })",
      "process.dlopen({ exports: {} }, '/tmp/addon.node')",
      "new wasi.WASI({ version: 'preview1' })",
      'inspector.open()',
    );
    expect(tried).toEqual([
      ...Array.from({ length: 7 }, () => 'ERR_ACCESS_DENIED'),
      'Error',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
    ]);
  });

  it('has no environment, no module, no code from texts, and none of the tools of the process', async () => {
    const tried = await triedOutside(
      "['HOME', 'PATH', 'TZ', 'USER', 'NODE_ENV'].filter((name) => name in process.env)",
      "require('node:fs')",
      "module.constructor._load('fs')",
      "process.getBuiltinModule('fs')",
      "process.binding('fs')",
      "Function('return 1')()",
      'process.kill(process.ppid, 0)',
      'process.report',
      'process.abort()',
      '(Object.prototype.patched = 1)',
    );
    expect(tried).toEqual([
      'did ',
      ...Array.from({ length: 4 }, () => 'Error'),
      'EvalError',
      'Error',
      'did undefined',
      'Error',
      // in sloppy code nothing is thrown, and nothing is set
      'did 1',
    ]);
  });

  it('opens no connection, listens on no port and asks no name', async () => {
    const asked: unknown[] = [];
    const server = createServer((socket) => {
      asked.push(socket.remotePort);
      socket.destroy();
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    // the address of a server that listens on a port
    const { port } = server.address() as { readonly port: number };
    const tried = await triedOutside(
      `net.connect(${port}, '127.0.0.1')`,
      `new net.Socket().connect(${port}, '127.0.0.1')`,
      `http.get('http://127.0.0.1:${port}/')`,
      `await fetch('http://127.0.0.1:${port}/')`,
      'net.createServer().listen(0)',
      "dgram.createSocket('udp4').send('x', 53, '127.0.0.1')",
      "await dns.promises.lookup('localhost')",
      "dns.resolve('localhost', () => {})",
    );
    server.close();
    expect(tried).toEqual([
      'Error',
      'Error',
      'Error',
      'ReferenceError',
      'Error',
      'Error',
      'Error',
      'Error',
    ]);
    expect(asked).toEqual([]);
  });
});

/** Whether this machine gives the rights that the command of the ADR needs. */
const maySandbox = process.getuid?.() === 0 && existsSync('/usr/bin/setpriv');

it('a renderer in the sandbox of the system has another user and no network; where the system refuses the sandbox, nothing runs', async () => {
  await chmod(folder, 0o755);
  const renderer = await aProgram(
    `${SPEAKING} onTask((job) => say({ type: 'rendered', job, ...figures }, '', JSON.stringify([process.getuid(), require('node:os').networkInterfaces()])));`,
    {
      sandbox:
        'unshare --net setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --pdeathsig=KILL'.split(
          ' ',
        ),
    },
  );
  const rendered = renderer.render(task, async () => '{}', PATIENT);
  const found = await rendered.then(
    ({ data }) => JSON.parse(data) as unknown,
    () => 'nothing runs',
  );
  expect(found).toEqual(maySandbox ? [65534, {}] : 'nothing runs');
});

describe('a renderer that says what it may not say is ended, and its paint is refused', () => {
  it.each([
    ['no message', "raw('HTTP/1.1 200 OK')"],
    ['a message of 4 GB', "raw(Buffer.from('ffffffff', 'hex'))"],
    ['an empty message', 'raw(Buffer.alloc(4))'],
    ['a text that is longer than its message', "raw(Buffer.from('04000000ff000000', 'hex'))"],
    ['no JSON', "raw(toFrame(['{']))"],
    ['an unknown type', "say({ type: 'stop' })"],
    ['that it is ready twice', "say({ type: 'ready', bytes: 1 })"],
    ['the end of another job', "say({ type: 'rendered', job: 99, ...figures }, '', '1')"],
    [
      'a call of another job',
      "say({ type: 'request', job: 99, call: 1, request: { method: 'GET', path: '/', query: '' } })",
    ],
    [
      'a call that is no reading',
      "say({ type: 'request', job, call: 1, request: { method: 'POST', path: '/', query: '' } })",
    ],
    ['a paint without data', "say({ type: 'rendered', job, ...figures }, '')"],
    [
      'too much HTML',
      `say({ type: 'rendered', job, ...figures }, 'x'.repeat(${LIMITS.html + 1}), '1')`,
    ],
    [
      'too much data',
      `say({ type: 'rendered', job, ...figures }, '', '1'.repeat(${LIMITS.data + 1}))`,
    ],
    [
      'too much JSON-LD',
      `say({ type: 'rendered', job, ...figures }, '', '1', '1'.repeat(${LIMITS.data + 1}))`,
    ],
    [
      'a path that is too long',
      `say({ type: 'request', job, call: 1, request: { method: 'GET', path: '/' + 'x'.repeat(${LIMITS.words}), query: '' } })`,
    ],
  ])('%s', async (_, text) => {
    const renderer = await aProgram(`${SPEAKING} onTask((job) => { ${text} });`);
    await expect(renderer.render(task, async () => '{}', PATIENT)).rejects.toThrow(
      'says what it may not say',
    );
  });

  it('too many calls: no further one reaches the gateway', async () => {
    const renderer = await aProgram(
      `${SPEAKING} onTask((job) => { for (let call = 1; call < 1000; call += 1) say({ type: 'request', job, call, request: { method: 'GET', path: '/' + call, query: '' } }) });`,
    );
    const asked: string[] = [];
    const reader: GatewayReader = async ({ path }) => {
      asked.push(path);
      return '{}';
    };
    await expect(renderer.render(task, reader, PATIENT)).rejects.toThrow('may not say');
    expect(asked).toHaveLength(LIMITS.calls);
  });

  it('messages without end: its version is left to the browser after three of them', async () => {
    const end = "toFrame([JSON.stringify({ type: 'rendered', job, ...figures }), '', '1'])";
    const renderer = await aProgram(
      `${SPEAKING} onTask((job) => { for (;;) raw(Buffer.concat([${end}, ${end}])) });`,
    );
    for (const now of [1, 2, 3])
      await expect(
        renderer.render({ ...task, now }, async () => '{}', PATIENT),
      ).resolves.toBeTruthy();
    await expect(renderer.render(task, async () => '{}', PATIENT)).rejects.toThrow(
      `stopped ${LIMITS.stops} times`,
    );
  });
});

describe('a renderer that lies about its memory', () => {
  it.each([0, 2 ** 50])('counts as a renderer of a usual size: %s', async (bytes) => {
    const memory = new RenderMemory(2 * FIRST_BYTES + 200_000_000);
    const renderer = await aProgram(
      `${SPEAKING} onTask((job) => say({ type: 'rendered', job, ...figures, bytes: ${bytes} }, '', '1'));`,
      { memory },
    );
    await renderer.render(task, async () => '{}', PATIENT);
    expect(memory.taken).toBeGreaterThan(10_000_000);
    expect(memory.taken).toBeLessThan(200_000_000);
  });
});

describe('what a renderer says', () => {
  it('is a known message or an error, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((type) => JSON.stringify({ type })),
        ),
        (text) => {
          let said: string;
          try {
            said = readHead(text).type;
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
            return;
          }
          expect(['ready', 'request', 'rendered', 'failed', 'broken']).toContain(said);
        },
      ),
    );
  });

  it('has an error of no more characters than the log needs', () => {
    const said = readHead(
      JSON.stringify({ type: 'broken', message: 'x'.repeat(2 * LIMITS.words), stack: 'y' }),
    );
    expect(said).toMatchObject({ message: 'x'.repeat(LIMITS.words), stack: 'y' });
    expect(toFrame(['x']).length).toBe(9);
  });
});
