import type { BusActivity } from 'shared-contracts/bus';
import type { ReleasedWidget } from '../release/releaseSet.ts';
import type { Report } from '../telemetry/telemetry.ts';

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
