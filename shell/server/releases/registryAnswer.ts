import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { PublicKeys } from 'server-kit/release/publicKeys';
import { within } from 'server-kit/within';
import { discovery, type Discovery } from 'shared-contracts/release';
import { onlySigned } from './signatures.ts';

export interface RegistryAnswerOptions {
  readonly registryUrl: string;
  /** File of the last good answer. */
  readonly file: string;
  /** Milliseconds that a page waits for the registry before it goes on with what is known; as long as nothing is known, each page ten times that. */
  readonly patience?: number;
  readonly onFailure?: (error: unknown) => void;
  /** Versions that none of these has signed are left out; all are used without keys. */
  readonly keys?: (() => PublicKeys | undefined) | undefined;
  /** Told of a version that is not used. */
  readonly onRefused?: (id: string) => void;
  /** Told of every answer that differs from the one before. */
  readonly onChange?: (answer: Discovery) => void;
}

const EMPTY: Discovery = { schema: '', microFrontends: {} };
/** Milliseconds between two tries while nothing is known. */
const PAUSE = 100;

/**
 * The registry's discovery answer as this server knows it: asked anew (by ETag) for each document, kept on disk,
 * served on when the registry is gone (fault 35).
 */
export class RegistryAnswer {
  private readonly options: RegistryAnswerOptions;
  /** As it came, and what of it is signed by the keys of then. */
  private answer: Discovery = EMPTY;
  private current: Discovery = EMPTY;
  private keys: PublicKeys | undefined;
  private etag: string | undefined;
  private asking: { readonly since: number; readonly done: Promise<boolean> } | undefined;

  constructor(options: RegistryAnswerOptions) {
    this.options = options;
  }

  /** Reads the answer kept on disk; a missing or broken file means none. */
  async open(): Promise<void> {
    try {
      const kept = JSON.parse(await readFile(this.options.file, 'utf8')) as { answer: unknown };
      this.take(discovery.parse(kept.answer));
    } catch {
      this.take(EMPTY);
    }
  }

  /**
   * The newest answer that can be had within the patience of one page. A registry that hangs holds up one page, not every one; but
   * where nothing is known a page has nothing to go on with, and waits while the registry is asked again and again.
   */
  async latest(): Promise<Discovery> {
    const { patience = 500 } = this.options;
    if (this.options.keys?.() !== this.keys) this.take(this.answer);
    if (Object.keys(this.current.microFrontends).length > 0) {
      const { since, done } = this.askOnce();
      const left = since + patience - performance.now();
      if (left > 0) await within(done, left);
      return this.current;
    }
    const until = performance.now() + patience * 10;
    while ((await within(this.askOnce().done, until - performance.now())) !== true) {
      const left = until - performance.now();
      if (left <= 0) break;
      await setTimeoutPromise(Math.min(PAUSE, left));
    }
    return this.current;
  }

  /** Whether `widget@version` is in the answer that is known now. */
  isLive(widget: string): boolean {
    return Object.values(this.current.microFrontends)
      .flat()
      .some(({ extras: { manifest } }) => `${manifest.name}@${manifest.version}` === widget);
  }

  /** Whether some visitors get another version of a widget than the stable one. */
  isOnTrial(widget: string): boolean {
    return (
      this.current.microFrontends[widget]?.some(
        ({ deployment }) => !deployment.default && deployment.traffic > 0,
      ) ?? false
    );
  }

  private askOnce(): { readonly since: number; readonly done: Promise<boolean> } {
    this.asking ??= {
      since: performance.now(),
      done: this.ask().finally(() => {
        this.asking = undefined;
      }),
    };
    return this.asking;
  }

  /** Whether the registry answered. */
  private async ask(): Promise<boolean> {
    try {
      const response = await fetch(new URL('/discovery', this.options.registryUrl), {
        headers: this.etag === undefined ? {} : { 'if-none-match': this.etag },
        signal: AbortSignal.timeout(5000),
      });
      if (response.status === 304) return true;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const answer = discovery.parse(await response.json());
      this.take(answer);
      this.options.onChange?.(this.current);
      await this.keep(answer);
      // only now: an answer that could not be kept is asked for again
      this.etag = response.headers.get('etag') ?? undefined;
      return true;
    } catch (error) {
      this.options.onFailure?.(error);
      return false;
    }
  }

  private take(answer: Discovery): void {
    this.answer = answer;
    this.keys = this.options.keys?.();
    this.current = onlySigned(this.keys, answer, (id) => this.options.onRefused?.(id));
  }

  private async keep(answer: Discovery): Promise<void> {
    const { file } = this.options;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.tmp`, JSON.stringify({ answer }));
    await rename(`${file}.tmp`, file);
  }
}
