import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { FrameReader, toFrame } from 'server-kit/renderer/frames';
import type { FromRenderer, ToRenderer } from 'server-kit/renderer/messages';
import { monotonicNow } from 'server-kit/renderer/monotonicNow';
import type { Bridge } from './bridge.ts';
import { closeProcess } from './closeProcess.ts';
import { openRealm } from './openRealm.ts';

/**
 * The program of a renderer: `node process.cjs <file of the realm's code>`. It reads messages from
 * its input and writes messages to its output, and ends with its input. All that a widget's code
 * can reach is a realm of its own within this process (ADR 035).
 */
const output = new Socket({ fd: 1, readable: false });
const input = new Socket({ fd: 0, writable: false });
const timers = new Map<number, NodeJS.Timeout>();
const bridge: Bridge = {
  send: (...texts) => send(texts.map(String)),
  now: () => monotonicNow(),
  memory: () => {
    const { total_physical_size: heap, external_memory: outside } = getHeapStatistics();
    return heap + outside;
  },
  wake: (timer, milliseconds) => {
    const number = Number(timer);
    timers.set(
      number,
      setTimeout(() => {
        timers.delete(number);
        realm.ring(number);
      }, Number(milliseconds)),
    );
  },
  forget: (timer) => {
    clearTimeout(timers.get(Number(timer)));
    timers.delete(Number(timer));
  },
  log: (line) => {
    process.stderr.write(`${String(line)}\n`);
  },
};

/** Sends what is said in one turn at once. */
function send(texts: readonly string[]): void {
  if (output.writableCorked === 0) {
    output.cork();
    process.nextTick(() => output.uncork());
  }
  output.write(toFrame(texts));
}

/** Tells why the process ends, and ends it. */
function breakDown(error: unknown): void {
  // an error of the realm is no `Error` of this process
  const { message, stack = '' } = Object(error) as Partial<Error>;
  const texts = { message: String(message ?? error), stack: String(stack) };
  const told: FromRenderer = { type: 'broken', ...texts };
  output.end(toFrame([JSON.stringify(told)]), () => process.exit(1));
}

function receive([head = '', text = '']: readonly string[]): void {
  if (!head.startsWith('{"type":"load"')) {
    realm.receive(head, text);
    return;
  }
  // the shell is the only one who writes here
  const { id, contract } = JSON.parse(head) as Extract<ToRenderer, { type: 'load' }>;
  realm.load(id, contract, compile(text, `${id}/server.cjs`));
}

process.on('uncaughtException', breakDown);
const { realm, compile } = openRealm(readFileSync(process.argv[2] ?? '', 'utf8'), bridge);
closeProcess();
const frames = new FrameReader(Infinity);
input.on('data', (chunk: Buffer) => {
  // each message has a turn of its own, so that what one has begun goes on before the next
  for (const texts of frames.read(chunk)) setImmediate(receive, texts);
});
input.on('end', () => process.exit(0));
