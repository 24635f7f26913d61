import type { BusActivity } from 'shared-contracts/bus';
import type { WidgetProps } from 'shared-contracts/widget';
import type { ReleasedWidget } from '../release/releaseSet.ts';
import type { Report } from '../telemetry/telemetry.ts';

/** One step of a widget's version on its way into a slot. */
export interface SlotStage {
  readonly slot: string;
  readonly widget: ReleasedWidget;
  readonly stage: 'asked' | 'loaded' | 'mounted' | 'failed';
  /** What the page gives the widget for its query: that of the address, after what the path names. */
  readonly query: string;
  /** The data that the server's island left for `mount`. */
  readonly firstPaint?: unknown;
}

/** One call of a widget through its host, and its result. A masked call holds nothing about a person (ADR 020). */
export interface Call {
  /** `mf-results@1.0.0` */
  readonly widget: string;
  /** A method of the request client: `get`, `text`, ... */
  readonly method: string;
  readonly path: string;
  /** The arguments after the path: the options, and a body before them if there is one. */
  readonly given: readonly unknown[];
  readonly masked: boolean;
  readonly value?: unknown;
  readonly error?: unknown;
}

/** The page arrived at an address. */
interface Arrival {
  readonly href: string;
  readonly by: string;
  /** The page that the site's routes give for the address. */
  readonly page: WidgetProps['page'];
  /** What the page gives its widgets for their query. */
  readonly query: string;
  readonly asked?: undefined;
}

/** A widget asked its host to go to an address. */
interface AskedNavigation {
  readonly href: string;
  readonly by: string;
  readonly asked: true;
}

/** Everything that a developer can look back on, by its kind. */
export interface Happenings {
  readonly bus: BusActivity;
  readonly report: Report;
  readonly slot: SlotStage;
  readonly call: Call;
  readonly navigation: Arrival | AskedNavigation;
}

export type Happening<Kind extends keyof Happenings> = Happenings[Kind] & {
  /** Milliseconds on the document's timeline. */
  readonly at: number;
};

export type Tell = <Kind extends keyof Happenings>(kind: Kind, what: Happenings[Kind]) => void;
