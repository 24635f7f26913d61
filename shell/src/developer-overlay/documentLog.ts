import type { BusActivity } from 'shared-contracts/events';
import type { Report } from '../telemetry/telemetry.ts';
import type { ReleasedWidget } from '../release/releaseSet.ts';

/** A version's way into its slot. */
export interface SlotStage {
  readonly slot: string;
  readonly widget: ReleasedWidget;
  readonly stage: 'asked' | 'loaded' | 'mounted' | 'failed';
  /** What the server's island left for `mount`. */
  readonly firstPaint?: unknown;
}

/** One call of a widget through its host, and how it ended. Of what speaks of a person nothing is held. */
export interface Call {
  /** `mf-results@1.0.0` */
  readonly widget: string;
  /** Of the request client: `get`, `text`, ... */
  readonly method: string;
  readonly path: string;
  /** Its further arguments: options, and a body before them. */
  readonly given: readonly unknown[];
  readonly masked: boolean;
  readonly value?: unknown;
  readonly error?: unknown;
}

/** Everything that a developer may look back on. */
export interface Happenings {
  readonly bus: BusActivity;
  readonly report: Report;
  readonly slot: SlotStage;
  readonly call: Call;
  /** Where the page went, once it is there; and, with `asked`, where a widget wanted it to go. */
  readonly navigation: { readonly href: string; readonly by: string; readonly asked?: true };
}

export type Happening<Kind extends keyof Happenings> = Happenings[Kind] & {
  /** Milliseconds on the document's timeline. */
  readonly at: number;
};

export type Tell = <Kind extends keyof Happenings>(kind: Kind, what: Happenings[Kind]) => void;

export interface DocumentLog {
  readonly tell: Tell;
  /** Whether this document is being recorded, from its first moment on: then calls are told of, too. */
  readonly isRecording: boolean;
  /** On the document's timeline. */
  readonly startedAt: number;
  of<Kind extends keyof Happenings>(kind: Kind): readonly Happening<Kind>[];
  /** Counts up with everything that happens. */
  count(): number;
  subscribe(listener: () => void): () => void;
}

/** Happenings of one kind that are kept: the latest; of a recording the first, which the later ones rest on. */
export const KEPT = 300;
export const KEPT_OF_RECORDING = 5000;

/** What happens in one document, from its first moment on: made only where a developer may look at it. */
export function documentLog({
  now,
  isRecording,
}: {
  readonly now: () => number;
  readonly isRecording: boolean;
}): DocumentLog {
  const kept: { [Kind in keyof Happenings]: Happening<Kind>[] } = {
    bus: [],
    report: [],
    slot: [],
    call: [],
    navigation: [],
  };
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    isRecording,
    startedAt: now(),
    tell(kind, what) {
      const list = kept[kind] as unknown[];
      if (!isRecording && list.length === KEPT) list.shift();
      if (list.length < KEPT_OF_RECORDING) list.push({ ...what, at: now() });
      count += 1;
      for (const listener of listeners) listener();
    },
    of: (kind) => kept[kind],
    count: () => count,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
