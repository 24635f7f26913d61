import { readdir, readFile } from 'node:fs/promises';

export interface ProcessFigures {
  /** Milliseconds of processor time since the process began, of all its threads and children. */
  readonly processor: number;
  /** Bytes in memory now, without pages of mapped files, which the system may drop. */
  readonly memory: number;
}

/** Milliseconds of processor time since a process began, by what its threads do. */
export interface ThreadTimes {
  readonly main: number;
  /** The processes of the renderers. */
  readonly rendering: number;
  /** libuv's threads: compression and files. */
  readonly compression: number;
  /** V8's threads: compiling and collecting garbage. */
  readonly v8: number;
}

/** How Node names its threads, in the 15 characters that Linux keeps. */
const THREADS: readonly (readonly [RegExp, keyof ThreadTimes])[] = [
  [/^(node|MainThread)/, 'main'],
  [/^libuv/, 'compression'],
  [/^(V8|Delayed)/, 'v8'],
];
const NANOSECONDS = 1_000_000;

/** Linux tells processor time in hundredths of a second, on every machine. */
const TICK = 10;
const KILOBYTE = 1024;

/** Returns the living processes that a process has started, and those that they have started. */
export async function descendantsOf(pid: number): Promise<readonly number[]> {
  try {
    const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const children = text.trim().split(' ').filter(Boolean).map(Number);
    const below = await Promise.all(children.map(descendantsOf));
    return [...children, ...below.flat()];
  } catch {
    // it has ended meanwhile
    return [];
  }
}

/** Returns the figures of one process; the time of its children that have ended is part of its own. */
async function figuresOf(pid: number): Promise<ProcessFigures | undefined> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    // the name of the program, in brackets, may hold spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const [, kilobytes = '0'] = /^RssAnon:\s+(\d+)/m.exec(status) ?? [];
    return { processor: ticks * TICK, memory: Number(kilobytes) * KILOBYTE };
  } catch {
    return undefined;
  }
}

/**
 * Reads the figures of a process from Linux, with those of the processes that it has started, in which
 * the shell renders and servers use all cores. Returns undefined where the system has no `/proc`, or
 * the process has ended.
 */
export async function processFigures(pid: number): Promise<ProcessFigures | undefined> {
  const descendants = await descendantsOf(pid);
  const [own, ...others] = await Promise.all([pid, ...descendants].map(figuresOf));
  if (own === undefined) return undefined;
  const sum = (name: keyof ProcessFigures) =>
    others.reduce((total, figures) => total + (figures?.[name] ?? 0), own[name]);
  return { processor: sum('processor'), memory: sum('memory') };
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
    const renderers = await Promise.all((await descendantsOf(pid)).map(figuresOf));
    for (const figures of renderers) times.rendering += figures?.processor ?? 0;
  } catch {
    return undefined;
  }
  return times.main > 0 ? times : undefined;
}
