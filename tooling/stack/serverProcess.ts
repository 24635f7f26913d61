import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { withEnvironment } from './environment.ts';
import { toShownLine } from './toShownLine.ts';

export type Log = (line: string) => void;

export interface ServerSettings {
  readonly name: string;
  /** Path of the script from the root of the repository, or from `folder`. */
  readonly script: string;
  /** The folder of an unpacked server, outside of the repository. */
  readonly folder?: string;
  /** The program of Node that runs it; the one that runs this unless given. */
  readonly node?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly verbose?: boolean;
}

export interface ServerProcess {
  readonly name: string;
  readonly pid: number | undefined;
  /**
   * Resolves when the process has ended: with a description where it ended by itself, and the last
   * thing that it said, else with undefined.
   */
  readonly ended: Promise<string | undefined>;
  /** The process's exit code; null while it runs, and where a signal ended it. */
  exitCode(): number | null;
  /**
   * Sends the signal (SIGINT unless given), and SIGKILL after the deadline (milliseconds). Resolves
   * when the process has ended.
   */
  stop(deadline?: number, signal?: NodeJS.Signals): Promise<void>;
}

/** Milliseconds for which the last line of an ended server is waited for. */
const LONGEST_LAST_LINE = 500;

const PARENT_GUARD = join(import.meta.dirname, 'endWithParent.mjs');

/** Resolves when the process has ended: undefined where that was asked for, else how, and what it said last. */
function howItEnds(
  child: ChildProcess,
  isAsked: () => boolean,
  lastLine: () => string | undefined,
) {
  return new Promise<string | undefined>((resolve) => {
    const tell = (how: string) => {
      const last = lastLine();
      resolve(last === undefined ? how : `${how}: ${last.replace(/\.$/, '')}`);
    };
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => {
      if (isAsked()) return resolve(undefined);
      const how = `ended by itself (${signal ?? `exit code ${code}`})`;
      // its last line comes before `close`, for which a process of its own may hold the pipe open
      const late = setTimeout(tell, LONGEST_LAST_LINE, how);
      child.once('close', () => {
        clearTimeout(late);
        tell(how);
      });
    });
  });
}

/**
 * Starts a server as a child process with its own process group, so that Ctrl-C reaches only the
 * command, which then stops its servers in order. Each line of its output is logged with its name.
 */
export function startServer({
  name,
  script,
  folder = repositoryRoot,
  node = process.execPath,
  environment,
  log,
  verbose = false,
}: ServerSettings): ServerProcess {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', PARENT_GUARD];
  const child = spawn(node, [...flags, join(folder, script)], {
    cwd: folder,
    env: withEnvironment({ TZ: 'Asia/Tokyo', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let last: string | undefined;
  const show = (line: string) => {
    last = toShownLine(line, false) ?? last;
    const shown = toShownLine(line, verbose);
    // a server's line may begin with its name already
    if (shown !== undefined) log(`${name}: ${shown.replace(new RegExp(`^${name}:? `), '')}`);
  };
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', show);

  let asked = false;
  const ended = howItEnds(
    child,
    () => asked,
    () => last,
  );
  return {
    name,
    pid: child.pid,
    ended,
    exitCode: () => child.exitCode,
    async stop(deadline = 8_000, signal: NodeJS.Signals = 'SIGINT') {
      asked = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const force = setTimeout(() => child.kill('SIGKILL'), deadline);
      await ended;
      clearTimeout(force);
    },
  };
}
