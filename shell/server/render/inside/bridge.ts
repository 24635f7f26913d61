/**
 * All that a renderer's process offers to the realm in which a widget runs. Each function takes and
 * returns nothing but numbers and texts, so that no object of the process gets into the realm.
 */
export interface Bridge {
  /** Sends a message to the shell's server. */
  readonly send: (...texts: string[]) => void;
  /** The time of `monotonicNow`. */
  readonly now: () => number;
  /** Bytes of the process's heap, with what is kept outside of it. */
  readonly memory: () => number;
  /** Rings a timer once after so many milliseconds. */
  readonly wake: (timer: number, milliseconds: number) => void;
  /** Takes a timer back. */
  readonly forget: (timer: number) => void;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
}

/** Runs the server bundle of a widget as a CommonJS module. */
export type RunBundle = (
  module: object,
  exports: object,
  require: (name: string) => unknown,
) => void;

/** What the realm offers to its process: the exports of `realm.ts`. */
export interface Realm {
  /** Loads a widget (`widget@version`) for a version of the widgets' contract. Throws if it fails. */
  readonly load: (id: string, contract: number, run: RunBundle) => void;
  /** Takes a message of the shell's server. */
  readonly receive: (...texts: string[]) => void;
  /** A timer has come. */
  readonly ring: (timer: number) => void;
}

declare global {
  /** A parameter of the function in which the realm's code runs. */
  const bridge: Bridge;
}
