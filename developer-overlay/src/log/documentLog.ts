import type { Happening, Happenings, Tell } from 'host-kit/developer-hook/happenings';

/** What happened in one document so far, for the overlay. */
export interface DocumentLog {
  readonly tell: Tell;
  /** Whether this document is being recorded from its first moment on. Only then is the log told about calls. */
  readonly isRecording: boolean;
  /** Milliseconds on the document's timeline. */
  readonly startedAt: number;
  /** The kept happenings of one kind, the oldest first. */
  of<Kind extends keyof Happenings>(kind: Kind): readonly Happening<Kind>[];
  /** How many happenings the log was told about. */
  count(): number;
  /** Calls `listener` after every happening. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** How many happenings of one kind are kept: the latest ones. */
export const KEPT = 300;
/** While a recording runs, the first ones are kept, because the later ones depend on them. */
const KEPT_OF_RECORDING = 5000;

/** Returns an empty log of a document. A document has one only where a developer may look in (ADR 020). */
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
    tell<Kind extends keyof Happenings>(kind: Kind, what: Happenings[Kind]) {
      const list: Happening<Kind>[] = kept[kind];
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
