import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { Clock } from 'server-kit/clock';
import { onwardHeaders } from 'server-kit/http/requestContext';
import type { PublicKeys } from 'server-kit/release/publicKeys';
import { ANSWER_SIGNATURE, isSignedAnswer, type ReleaseKeys } from 'server-kit/release/releaseKeys';
import { within } from 'server-kit/within';
import { discovery, type Discovery } from 'shared-contracts/release';
import { type ArrivedAnswer, keepAnswer, readAnswer } from './answerFile.ts';
import { usableVersions } from './usableVersions.ts';
import { countsVisits } from './visitor.ts';
import { whyNotFollowed } from './whyNotFollowed.ts';

export interface RegistryAnswerOptions {
  readonly registryUrl: string;
  /** The file that stores the last valid answer. */
  readonly file: string;
  /**
   * Milliseconds that a page waits for the registry before it uses the last answer. Without an
   * answer it waits ten times as long.
   */
  readonly patience?: number;
  /**
   * Milliseconds for which an answer serves all pages before the registry is asked again; 0 asks for
   * each page.
   */
  readonly lasts?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  readonly onFailure?: (error: unknown) => void;
  /** Called once with the reason for each answer that is not followed. */
  readonly onNotFollowed?: (why: string) => void;
  /**
   * Returns the present keys of the registry. An answer without a valid signature is not followed;
   * without keys every answer is.
   */
  readonly releaseKeys?: (() => ReleaseKeys | undefined) | undefined;
  /** The time, against which an answer's end is held. Default: the machine's. */
  readonly clock?: Clock;
  /**
   * Returns the present keys. Versions without a valid signature are not used; without keys all
   * are.
   */
  readonly keys?: (() => PublicKeys | undefined) | undefined;
  /** The packages that this shell shares. Versions whose ranges they do not satisfy are not used. */
  readonly shared?: Readonly<Record<string, string>>;
  /** Called with `widget@version` and the reason for a version that is not used. */
  readonly onRefused?: (id: string, why: string) => void;
  /** Called with every new answer. */
  readonly onChange?: (answer: Discovery) => void;
}

const EMPTY: Discovery = { schema: '', microFrontends: {} };

/** Milliseconds between two tries while there is no answer. */
const PAUSE = 100;

/**
 * The registry's discovery answer. It is requested (by ETag) for documents, at most once in `lasts`,
 * and stored on disk. It stays in use if the registry does not answer (fault 35), and if it answers
 * something that must not be followed (ADR 041).
 */
export class RegistryAnswer {
  private readonly options: RegistryAnswerOptions;
  private readonly now: () => number;
  /** The answer as it arrived. */
  private answer: Discovery = EMPTY;
  /** The part of the answer that may be used with `keys` and the shared packages. */
  private current: Discovery = EMPTY;
  private keys: PublicKeys | undefined;
  private etag: string | undefined;
  /** The registry's keys with which the answer of `etag` was checked. */
  private releaseKeys: ReleaseKeys | undefined;
  /** Why the last answer was not followed, if it was not. */
  private told: string | undefined;
  private asking: { readonly since: number; readonly done: Promise<boolean> } | undefined;
  /** When the question of the last answer was sent. */
  private askedAt = -Infinity;
  private readonly openedAt: number;

  constructor(options: RegistryAnswerOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
    this.openedAt = this.now();
  }

  /** Reads the stored answer. A missing or invalid file counts as no answer. */
  async open(): Promise<void> {
    try {
      const kept = await readAnswer(this.options.file);
      this.take(this.isSigned(kept) ? discovery.parse(JSON.parse(kept.body)) : EMPTY);
    } catch {
      this.take(EMPTY);
    }
  }

  /**
   * Returns the newest answer that arrives within the patience of one page, or else the last one. A
   * hanging registry delays only one page. Without any answer a page cannot go on, so it waits
   * longer, and the call is repeated.
   */
  async latest(): Promise<Discovery> {
    const { patience = 500, lasts = 0 } = this.options;
    if (this.options.keys?.() !== this.keys) this.take(this.answer);
    if (Object.keys(this.current.microFrontends).length > 0) {
      if (this.now() - this.askedAt < lasts) return this.current;
      const { since, done } = this.askOnce();
      const left = since + patience - this.now();
      if (left > 0) await within(done, left);
      return this.current;
    }
    const until = this.now() + patience * 10;
    while ((await within(this.askOnce().done, until - this.now())) !== true) {
      const left = until - this.now();
      if (left <= 0) break;
      await setTimeoutPromise(Math.min(PAUSE, left));
    }
    return this.current;
  }

  /** Seconds since the registry answered last; since this server began to ask if it has not yet. */
  ageSeconds(): number {
    return (this.now() - Math.max(this.askedAt, this.openedAt)) / 1000;
  }

  /** How many widgets have a version that may be used. */
  widgetCount(): number {
    const versions = Object.values(this.current.microFrontends);
    return versions.filter(({ length }) => length > 0).length;
  }

  /** Returns whether `widget@version` is in the last answer. */
  isLive(widget: string): boolean {
    return Object.values(this.current.microFrontends)
      .flat()
      .some(({ extras: { manifest } }) => `${manifest.name}@${manifest.version}` === widget);
  }

  /** Returns whether a version of the last answer lists the file `widget/version/path`. */
  lists(key: string): boolean {
    const [widget = '', version, ...path] = key.split('/');
    if (!Object.hasOwn(this.current.microFrontends, widget)) return false;
    const live = this.current.microFrontends[widget]?.find(
      ({ metadata }) => metadata.version === version,
    );
    return live !== undefined && Object.hasOwn(live.extras.manifest.files, path.join('/'));
  }

  /** Returns whether visits count for a widget: it has a canary, or its stable version is watched. */
  countsVisits(widget: string): boolean {
    return countsVisits(this.current.microFrontends[widget]);
  }

  private askOnce(): { readonly since: number; readonly done: Promise<boolean> } {
    if (this.asking) return this.asking;
    const since = this.now();
    const done = this.ask().then((hasAnswered) => {
      this.asking = undefined;
      if (hasAnswered) this.askedAt = since;
      return hasAnswered;
    });
    this.asking = { since, done };
    return this.asking;
  }

  private isSigned({ body, signature }: ArrivedAnswer): boolean {
    const keys = this.options.releaseKeys?.();
    return keys === undefined || isSignedAnswer(keys, body, signature);
  }

  private isExpired(): boolean {
    const { expiresAt = Infinity } = this.answer.record ?? {};
    return expiresAt <= (this.options.clock ?? Date.now)();
  }

  /** Asks the registry. Returns whether it answered. */
  private async ask(): Promise<boolean> {
    try {
      const keys = this.options.releaseKeys?.();
      // what another key signed, or what is too old to be told that it is the newest, is asked anew
      const known = keys === this.releaseKeys && !this.isExpired() ? this.etag : undefined;
      const response = await fetch(new URL('/discovery', this.options.registryUrl), {
        headers: { ...onwardHeaders(), ...(known !== undefined && { 'if-none-match': known }) },
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      });
      if (response.status === 304) return true;
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      const isKept = await this.follow({
        body: await response.text(),
        signature: response.headers.get(ANSWER_SIGNATURE) ?? '',
      });
      // an answer that a full disk did not take is asked for again after its time
      this.etag = isKept ? (response.headers.get('etag') ?? undefined) : undefined;
      this.releaseKeys = keys;
      return true;
    } catch (error) {
      this.options.onFailure?.(error);
      return false;
    }
  }

  /** Follows an answer, or tells why not. Resolves to whether nothing is left to do with it. */
  private async follow(arrived: ArrivedAnswer): Promise<boolean> {
    const answer = discovery.parse(JSON.parse(arrived.body));
    const now = (this.options.clock ?? Date.now)();
    const why = this.isSigned(arrived)
      ? whyNotFollowed(answer, this.answer, now)
      : 'the registry did not sign it';
    if (why !== undefined) {
      if (why !== this.told) this.options.onNotFollowed?.(why);
      this.told = why;
      return true;
    }
    this.told = undefined;
    this.take(answer);
    this.options.onChange?.(this.current);
    return this.keep(arrived);
  }

  /** Keeps an answer for the next start. Returns whether the disk took it. */
  private async keep(arrived: ArrivedAnswer): Promise<boolean> {
    try {
      await keepAnswer(this.options.file, arrived);
      return true;
    } catch (error) {
      this.options.onFailure?.(error);
      return false;
    }
  }

  private take(answer: Discovery): void {
    this.answer = answer;
    this.keys = this.options.keys?.();
    const { shared, onRefused = () => {} } = this.options;
    this.current = usableVersions(answer, { keys: this.keys, shared }, onRefused);
  }
}
