import cluster, { type Worker } from 'node:cluster';
import { answerChildren, tell } from './answerChildren.ts';
import { restartPauses } from './restartPauses.ts';
import { counterTopics } from './sharedCounters.ts';

const STOP = { type: 'asashiba:stop' } as const;

/** The children that run. The system may have refused a process to one. */
function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (each): each is Worker => each?.process.pid !== undefined,
  );
}

/** The children of this process, which serve one port together. */
class Processes {
  readonly #name: string;
  readonly #count: number;
  /** Milliseconds after which a child that does not end is killed. */
  readonly #longestEnd: number;
  readonly #pauseAfter = restartPauses(Date.now);
  /** The children that have said that they are ready, and live. */
  readonly #ready = new Set<Worker>();
  #hasStarted = false;
  /** The exit code of this process; undefined while it serves. */
  #code: number | undefined;

  constructor(name: string, count: number, longestEnd: number) {
    this.#name = name;
    this.#count = count;
    this.#longestEnd = longestEnd;
  }

  /**
   * Starts the first child. The others follow when it is ready, so that only one brings the databases
   * up to date.
   */
  start(): void {
    answerChildren({
      ...counterTopics(),
      ready: (url: string, child) => this.#noteReady(url, child),
      processes: () => ({ wanted: this.#count, ready: this.#ready.size }),
    });
    cluster.on('exit', (child, code, signal) => this.#noteExit(child, code, signal));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#stop(0));
    this.#fork();
  }

  #fork(): void {
    const child = cluster.fork();
    child.on('error', ({ message }: Error) => {
      // one that has never run has no end; all other errors are followed by one
      if (child.process.pid === undefined) this.#noteEnd(`no process could start (${message})`, 1);
    });
  }

  #noteReady(url: string, child: Worker): void {
    // its last words may come after its end
    if (child.isDead()) return;
    // it was told to stop before it could hear
    if (this.#code !== undefined) {
      tell(child, STOP);
      return;
    }
    this.#ready.add(child);
    if (this.#hasStarted) return;
    if (this.#ready.size === 1) for (let more = 1; more < this.#count; more += 1) this.#fork();
    if (this.#ready.size < this.#count) return;
    this.#hasStarted = true;
    process.stdout.write(`${this.#name} ready on ${url}\n`);
  }

  #noteExit(child: Worker, code: number | null, signal: string | null): void {
    this.#ready.delete(child);
    this.#noteEnd(`process ${child.process.pid} ended (${signal ?? code})`, code ?? 1);
  }

  /** Starts another child for one that has ended, or ends with the last one. */
  #noteEnd(what: string, code: number): void {
    if (this.#code !== undefined) {
      this.#endWithLast();
      return;
    }
    if (!this.#hasStarted) {
      process.stderr.write(`${this.#name}: ${what}\n`);
      this.#stop(code);
      return;
    }
    const pause = this.#pauseAfter();
    process.stderr.write(`${this.#name}: ${what}; another starts in ${pause} ms\n`);
    setTimeout(() => {
      if (this.#code === undefined) this.#fork();
    }, pause);
  }

  #stop(code: number): void {
    if (this.#code !== undefined) return;
    this.#code = code;
    for (const child of living()) tell(child, STOP);
    setTimeout(() => {
      for (const child of living()) child.process.kill('SIGKILL');
    }, this.#longestEnd).unref();
    this.#endWithLast();
  }

  #endWithLast(): void {
    if (living().length === 0) process.exit(this.#code);
  }
}

/**
 * Runs a server in several processes, which Node's cluster gives the connections in turn. Prints its
 * address when all are ready. A child that dies is replaced, after a pause that grows while
 * children die. A signal stops all of them gracefully. If a child cannot start at first, all end
 * with its exit code. `longestEnd` is in milliseconds, longer than any child's own limit.
 */
export function runProcesses(name: string, count: number, longestEnd: number): void {
  new Processes(name, count, longestEnd).start();
}
