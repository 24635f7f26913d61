import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** What a command that runs until it is stopped writes when it is ready. */
  readonly ready?: RegExp | undefined;
  /** Milliseconds after which it is killed. */
  readonly longest: number;
}

export interface Run {
  /** Everything that it has written so far. */
  readonly said: () => string;
  /** Stops it as Ctrl-C does, and resolves when it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs one line in a shell, as somebody types it. Resolves when it has ended with exit code 0 or
 * has written that it is ready; rejects with the end of its output.
 */
export function runAsWritten(
  line: string,
  { folder, environment, ready, longest }: RunOptions,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', line], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    const ended = new Promise<void>((done) => {
      child.on('close', () => done());
    });
    const signal = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name);
      } catch {
        /* it has ended */
      }
    };
    const run: Run = {
      said: () => said,
      stop: async () => {
        signal('SIGINT');
        await ended;
      },
    };
    const fail = (why: string) =>
      reject(new Error(`${line}\n${why}; the end of its output:\n${said.slice(-3000)}`));
    const timer = setTimeout(() => {
      signal('SIGKILL');
      fail(`it took more than ${longest / 60_000} minutes`);
    }, longest);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        if (!ready?.test(said)) return;
        clearTimeout(timer);
        resolve(run);
      });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0 && ready === undefined) resolve(run);
      else fail(`it ended with ${code}`);
    });
  });
}
