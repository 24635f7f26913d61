import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where nobody listens: what gets around the checker's own answers ends here. */
const NOWHERE = 'http://127.0.0.1:1';
/** Bytes of one message of the browser. */
const LONGEST_MESSAGE = 16 * 1024 * 1024;

/** Returns the words of the command: no network, no window, no memory of other visits, a small heap. */
function toFlags(profile: string): readonly string[] {
  return [
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    // its own fence needs another user than root
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--host-resolver-rules=MAP * ~NOTFOUND',
    `--proxy-server=${NOWHERE}`,
    '--proxy-bypass-list=<-loopback>',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--js-flags=--max-old-space-size=256',
    '--block-new-web-contents',
    '--deny-permission-prompts',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-gpu',
    '--disable-sync',
    '--mute-audio',
    '--no-first-run',
    'about:blank',
  ];
}

/** A message of the DevTools protocol: an answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (why: Error) => void;
}

/**
 * A headless Chromium of its own, with a profile that ends with it. It is driven by the DevTools
 * protocol over two pipes, so that nobody else of the machine can reach it and it ends with this
 * process.
 */
export class BrowserPipe {
  private readonly child: ChildProcess;
  private readonly profile: string;
  private readonly onEvent: (method: string, params: unknown) => void;
  private readonly waiting = new Map<number, Waiting>();
  private readonly hasClosed = Promise.withResolvers<void>();
  private text = '';
  private sent = 0;
  /** Why it has ended. */
  private end: Error | undefined;

  private constructor(path: string, profile: string, onEvent: BrowserPipe['onEvent']) {
    this.profile = profile;
    this.onEvent = onEvent;
    this.child = spawn(path, toFlags(profile), {
      cwd: profile,
      env: { HOME: profile, TMPDIR: profile },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // a group of its own, so that its helpers end with it
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    this.child.on('error', (error) => this.finish(error));
    this.child.on('close', () => this.finish(new Error('the browser has ended')));
    // a pipe to a process that has ended; `close` follows
    this.input.on('error', () => {});
    this.output.setEncoding('utf8').on('data', (text: string) => this.read(text));
  }

  /** Starts the browser at `path`. `onEvent` hears all events of the protocol. */
  static async start(path: string, onEvent: BrowserPipe['onEvent']): Promise<BrowserPipe> {
    return new BrowserPipe(path, await mkdtemp(join(tmpdir(), 'mount-')), onEvent);
  }

  /** Sends a command. Rejects where the browser refuses it or has ended. */
  send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    if (this.end) return Promise.reject(this.end);
    this.sent += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.waiting.set(this.sent, { resolve, reject });
    this.input.write(`${JSON.stringify({ id: this.sent, method, params, sessionId })}\0`);
    return promise;
  }

  /** Ends it at once with all its processes, and deletes its profile. All that is waited for rejects with `why`. */
  async close(why = new Error('the browser is closed')): Promise<void> {
    this.fail(why);
    await this.hasClosed.promise;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private get input(): Writable {
    return this.child.stdio[3] as Writable;
  }

  private get output(): Readable {
    return this.child.stdio[4] as Readable;
  }

  private read(text: string): void {
    const [first = '', ...others] = text.split('\0');
    this.text += first;
    for (const next of others) {
      this.hear(JSON.parse(this.text) as Message);
      this.text = next;
    }
    if (this.text.length > LONGEST_MESSAGE) this.fail(new Error('the browser says too much'));
  }

  private hear({ id, method, params, result, error }: Message): void {
    if (method !== undefined) return void (this.end ?? this.onEvent(method, params));
    const waiting = this.waiting.get(id ?? 0);
    this.waiting.delete(id ?? 0);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  private fail(why: Error): void {
    this.end ??= why;
    for (const { reject } of this.waiting.values()) reject(this.end);
    this.waiting.clear();
    try {
      if (process.platform === 'win32' || this.child.pid === undefined) this.child.kill('SIGKILL');
      else process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // it has ended already
    }
  }

  private finish(why: Error): void {
    this.hasClosed.resolve();
    this.fail(why);
  }
}
