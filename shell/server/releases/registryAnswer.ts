import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { discovery, type Discovery } from 'shared-contracts/release';
import { onlySigned, type PublicKeys } from './signatures.ts';

export interface RegistryAnswerOptions {
  readonly registryUrl: string;
  /** File of the last good answer. */
  readonly file: string;
  /** Milliseconds that a page waits for the registry before it goes on with what is known; as long as nothing is known, ten times that. */
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

/**
 * The registry's discovery answer as this server knows it: asked anew (by ETag) for each document, kept on disk,
 * served on when the registry is gone (fault 35).
 */
export class RegistryAnswer {
  private readonly options: RegistryAnswerOptions;
  private current: Discovery = EMPTY;
  private etag: string | undefined;
  private asking: { readonly since: number; readonly done: Promise<void> } | undefined;

  constructor(options: RegistryAnswerOptions) {
    this.options = options;
  }

  /** Reads the answer kept on disk; a missing or broken file means none. */
  async open(): Promise<void> {
    try {
      const kept = JSON.parse(await readFile(this.options.file, 'utf8')) as { etag?: string; answer: unknown };
      this.current = this.onlySigned(discovery.parse(kept.answer));
    } catch {
      this.current = EMPTY;
    }
  }

  /** The newest answer that can be had within the patience of one page. A registry that hangs holds up one page, not every one. */
  async latest(): Promise<Discovery> {
    const patience = (this.options.patience ?? 500) * (this.current === EMPTY ? 10 : 1);
    this.asking ??= { since: performance.now(), done: this.ask().finally(() => { this.asking = undefined; }) };
    const left = this.asking.since + patience - performance.now();
    if (left <= 0) return this.current;
    const { promise: impatience, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, left);
    await Promise.race([this.asking.done, impatience]);
    clearTimeout(timer);
    return this.current;
  }

  /** Whether `widget@version` is in the answer that is known now. */
  isLive(widget: string): boolean {
    return Object.values(this.current.microFrontends).flat().some(({ extras: { manifest } }) => `${manifest.name}@${manifest.version}` === widget);
  }

  private async ask(): Promise<void> {
    try {
      const response = await fetch(new URL('/discovery', this.options.registryUrl), {
        headers: this.etag === undefined ? {} : { 'if-none-match': this.etag },
        signal: AbortSignal.timeout(5000),
      });
      if (response.status === 304) return;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const answer = discovery.parse(await response.json());
      this.current = this.onlySigned(answer);
      this.options.onChange?.(this.current);
      await this.keep(answer);
      // only now: an answer that could not be kept is asked for again
      this.etag = response.headers.get('etag') ?? undefined;
    } catch (error) {
      this.options.onFailure?.(error);
    }
  }

  private onlySigned(answer: Discovery): Discovery {
    return onlySigned(this.options.keys?.(), answer, (id) => this.options.onRefused?.(id));
  }

  private async keep(answer: Discovery): Promise<void> {
    const { file } = this.options;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.tmp`, JSON.stringify({ answer }));
    await rename(`${file}.tmp`, file);
  }
}
