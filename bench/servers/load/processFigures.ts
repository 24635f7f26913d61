import { readdir, readFile } from 'node:fs/promises';

export interface ProcessFigures {
  /** Milliseconds of processor time since the process began, of all its threads and children. */
  readonly processor: number;
  /** Bytes in memory now; what children share with others is counted once. */
  readonly memory: number;
}

/** Milliseconds of processor time since a process began, by what its threads do. */
export interface ThreadTimes {
  readonly main: number;
  /** The worker threads, which render. */
  readonly rendering: number;
  /** libuv's threads: compression and files. */
  readonly compression: number;
  /** V8's threads: compiling and collecting garbage. */
  readonly v8: number;
}

/** How Node names its threads, in the 15 characters that Linux keeps. */
const THREADS: readonly (readonly [RegExp, keyof ThreadTimes])[] = [
  [/^(node|MainThread)/, 'main'],
  [/^WorkerThread/, 'rendering'],
  [/^libuv/, 'compression'],
  [/^(V8|Delayed)/, 'v8'],
];
const NANOSECONDS = 1_000_000;

/** Linux tells processor time in hundredths of a second, on every machine. */
const TICK = 10;
const KILOBYTE = 1024;

/** Returns the numbers of the living processes that a process has started. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

/** Returns the processor time of a process and of its children that have ended, in milliseconds. */
async function processorOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // the name of the program, in brackets, may hold spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks * TICK;
}

/** Returns the bytes that no other process has. */
async function ownMemoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const parts = [...text.matchAll(/^Private_\w+:\s+(\d+)/gm)];
  return parts.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) * KILOBYTE;
}

async function figuresOfChild(pid: number): Promise<ProcessFigures> {
  try {
    return { processor: await processorOf(pid), memory: await ownMemoryOf(pid) };
  } catch {
    // it has ended meanwhile
    return { processor: 0, memory: 0 };
  }
}

/**
 * Reads the figures of a process and its children from Linux: the shell renders in processes of their
 * own. Returns undefined where the system has no `/proc`, or the process has ended.
 */
export async function processFigures(pid: number): Promise<ProcessFigures | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    const children = await Promise.all((await childrenOf(pid)).map(figuresOfChild));
    const processor = await processorOf(pid);
    return {
      processor: children.reduce((sum, child) => sum + child.processor, processor),
      memory: children.reduce((sum, child) => sum + child.memory, Number(kilobytes) * KILOBYTE),
    };
  } catch {
    return undefined;
  }
}

/** Adds the time of one thread. A thread may end between two readings. */
async function addThread(times: Record<keyof ThreadTimes, number>, folder: string): Promise<void> {
  const [name, spent] = await Promise.all([
    readFile(`${folder}/comm`, 'utf8'),
    readFile(`${folder}/schedstat`, 'utf8'),
  ]);
  const [, what] = THREADS.find(([pattern]) => pattern.test(name)) ?? [];
  if (what) times[what] += Number(spent.split(' ')[0]) / NANOSECONDS;
}

/**
 * Reads what the threads of a process have spent. Returns undefined where the system does not tell,
 * or the process has ended.
 */
export async function threadTimes(pid: number): Promise<ThreadTimes | undefined> {
  const times = { main: 0, rendering: 0, compression: 0, v8: 0 };
  try {
    const threads = await readdir(`/proc/${pid}/task`);
    await Promise.allSettled(threads.map((id) => addThread(times, `/proc/${pid}/task/${id}`)));
  } catch {
    return undefined;
  }
  return times.main > 0 ? times : undefined;
}
