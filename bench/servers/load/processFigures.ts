import { readFile } from 'node:fs/promises';

export interface ProcessFigures {
  /** Milliseconds of processor time since the process began, of all its threads. */
  readonly processor: number;
  /** Bytes in memory now. */
  readonly memory: number;
}

/** Linux tells processor time in hundredths of a second, on every machine. */
const TICK = 10;
const KILOBYTE = 1024;

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
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    return {
      processor: (Number(fields[11]) + Number(fields[12])) * TICK,
      memory: Number(kilobytes) * KILOBYTE,
    };
  } catch {
    return undefined;
  }
}
