import type { Happening, Happenings, Tell } from 'host-kit/developer-hook/happenings';

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
const KEPT_OF_RECORDING = 5000;

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
