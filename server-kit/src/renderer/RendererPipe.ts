import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { FrameReader, toFrame } from './frames.ts';
import { readHead } from './fromRenderer.ts';
import { LIMITS } from './limits.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { rendererCommand, type RendererPlace, type RendererPriority } from './rendererCommand.ts';
import { writeLog } from './rendererLog.ts';

export interface PipeEvents {
  /** A message has come, with the texts after its head. What it throws ends the process. */
  onMessage(message: FromRenderer, texts: readonly string[]): void;
  /** The process has ended, or must: it has said what it may not say. Called once. */
  onEnd(error: Error): void;
}

export interface StartOptions extends RendererPlace {
  /** Hides what the renderer writes to the log. */
  readonly isQuiet: boolean;
  readonly priority: RendererPriority;
}

/** Lowers the priority of a process on Windows, whose command cannot. */
function lower({ pid }: ChildProcess): void {
  if (process.platform !== 'win32' || pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // it has ended already
  }
}

/** Starts a renderer without any variable of this process. It does not keep this process alive. */
function start(options: StartOptions): ChildProcess {
  const [command = '', ...words] = rendererCommand(options, options.priority);
  const child = spawn(command, words, {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', options.isQuiet ? 'ignore' : 'pipe'],
    windowsHide: true,
  });
  if (options.priority === 'low') lower(child);
  hold(child, 'unref');
  return child;
}

/** Says whether this process waits for a child before it ends. */
function hold(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  // the pipes of a child process are sockets
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as Socket | null)?.[how]();
}

/** The process of a renderer, and the messages to it and from it. */
export class RendererPipe {
  private readonly id: string;
  private readonly events: PipeEvents;
  private readonly child: ChildProcess;
  private readonly frames = new FrameReader(LIMITS.message);
  private readonly hasClosed = Promise.withResolvers<void>();
  private hasEnded = false;

  /** `id` is `widget@version`. */
  constructor(id: string, events: PipeEvents, options: StartOptions) {
    this.id = id;
    this.events = events;
    this.child = start(options);
    const { stdin, stdout, stderr } = this.child;
    this.child.on('error', (error) => this.finish(error));
    this.child.on('close', () => this.finish(new Error(`the renderer of ${id} ended`)));
    // a pipe to a process that has ended; `close` follows
    stdin?.on('error', () => {});
    stdout?.on('data', (chunk: Buffer) => this.read(chunk));
    if (stderr) writeLog(id, stderr);
  }

  /** Sends a message. What is sent in one turn leaves at once. */
  post(message: ToRenderer, ...texts: readonly string[]): void {
    const { stdin } = this.child;
    if (!stdin || this.hasEnded) return;
    if (stdin.writableCorked === 0) {
      stdin.cork();
      process.nextTick(() => stdin.uncork());
    }
    stdin.write(toFrame([JSON.stringify(message), ...texts]));
  }

  /** Ends the process at once. Resolves when it has ended. */
  async kill(): Promise<void> {
    this.hasEnded = true;
    hold(this.child, 'ref');
    this.child.kill('SIGKILL');
    await this.hasClosed.promise;
  }

  private read(chunk: Buffer): void {
    try {
      for (const [head = '', ...texts] of this.frames.read(chunk))
        if (!this.hasEnded) this.events.onMessage(readHead(head), texts);
    } catch (error) {
      this.fail(new Error(`the renderer of ${this.id} says what it may not say`, { cause: error }));
    }
  }

  /** Tells of the end once. */
  private fail(error: Error): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.child.kill('SIGKILL');
    this.events.onEnd(error);
  }

  private finish(error: Error): void {
    this.hasClosed.resolve();
    this.fail(error);
  }
}
