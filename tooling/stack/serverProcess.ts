import { spawn } from 'node:child_process';
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
   * Resolves when the process has ended: with a description where it ended by itself, else with
   * undefined.
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

const PARENT_GUARD = join(import.meta.dirname, 'endWithParent.mjs');

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
  const show = (line: string) => {
    const shown = toShownLine(line, verbose);
    // a server's line may begin with its name already
    if (shown !== undefined) log(`${name}: ${shown.replace(new RegExp(`^${name}:? `), '')}`);
  };
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', show);

  let asked = false;
  const ended = new Promise<string | undefined>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) =>
      resolve(asked ? undefined : `ended by itself (${signal ?? `exit code ${code}`})`),
    );
  });
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
