import { readFile } from 'node:fs/promises';

export interface ProcessFigures {
  /** Milliseconds of processor time since the process began, of all its threads. */
  readonly processor: number;
  /** Bytes in memory now, without pages of mapped files, which the system may drop. */
  readonly memory: number;
}

/** Linux tells processor time in hundredths of a second, on every machine. */
const TICK = 10;
const KILOBYTE = 1024;

/** Returns the processes that a process has started, where Linux tells them. */
async function childrenOf(pid: number): Promise<number[]> {
  try {
    const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/**
 * Reads the figures of a process and of those that it has started, added up. Returns undefined where
 * the process has none.
 */
export async function familyFigures(pid: number): Promise<ProcessFigures | undefined> {
  const children = await childrenOf(pid);
  const all = await Promise.all([pid, ...children].map(processFigures));
  if (all[0] === undefined) return undefined;
  const sum = (name: keyof ProcessFigures) =>
    all.reduce((total, figures) => total + (figures?.[name] ?? 0), 0);
  return { processor: sum('processor'), memory: sum('memory') };
}

/**
 * Reads the figures of a process from Linux. Returns undefined where the system has no `/proc`, or
 * the process has ended.
 */
export async function processFigures(pid: number): Promise<ProcessFigures | undefined> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    // the name of the program, in brackets, may hold spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, kilobytes = '0'] = /^RssAnon:\s+(\d+)/m.exec(status) ?? [];
    return {
      processor: (Number(fields[11]) + Number(fields[12])) * TICK,
      memory: Number(kilobytes) * KILOBYTE,
    };
  } catch {
    return undefined;
  }
}
