import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Said by a command that goes on until it is ended, once it is ready. */
  readonly ready?: RegExp | undefined;
  /** Milliseconds. */
  readonly longest: number;
}

export interface Run {
  /** Everything that it has said. */
  readonly said: () => string;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Runs one line in a shell, as somebody types it. Resolves when it has ended well, or has said that it is ready; rejects with its last words. */
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
        process.kill(-child.pid!, name);
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
      reject(new Error(`${line}\n${why}; its last words:\n${said.slice(-3000)}`));
    const timer = setTimeout(() => {
      signal('SIGKILL');
      fail(`took more than ${longest / 60_000} minutes`);
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
      else fail(`ended with ${code}`);
    });
  });
}
