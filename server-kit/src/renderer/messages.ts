import type {
  DeviceClass,
  Locale,
  PageTopic,
  WidgetConfig,
  WidgetProps,
} from 'shared-contracts/widget';

/** What a renderer of one version starts with. */
export interface RendererSetup {
  /** `widget@version`. */
  readonly id: string;
  /** The text of the server bundle. */
  readonly bundle: string;
}

/** The task to render one first paint. */
export interface RenderJob {
  readonly slot: string;
  readonly props: WidgetProps;
  readonly locale: Locale;
  readonly device: DeviceClass;
  readonly config: WidgetConfig;
  readonly now: number;
}

/** What the server gets of a widget for one slot. */
export interface FirstPaint {
  readonly html: string;
  /** The widget's data as JSON text. */
  readonly data: string;
  /** JSON-LD objects for search engines, each as JSON text. */
  readonly structured?: readonly string[];
  /** Whether the widget has nothing to show at this address. */
  readonly isEmpty?: boolean;
  /** What the page is about, if the widget says so. */
  readonly about?: PageTopic | undefined;
  /** Whether the HTML depends on `now`: the widget has read its clock while it rendered. */
  readonly readsClock?: boolean;
  /** What of its task the widget has read, while it loaded or while it rendered. */
  readonly uses?: { readonly query: boolean; readonly clock: boolean };
  /** Whether the gateway failed to answer a call of the widget, so that the HTML may say so. */
  readonly missesAnswer?: boolean;
}

/** A reading call of a widget to the gateway. */
export interface RequestCall {
  readonly method: 'GET' | 'TEXT';
  readonly path: string;
  readonly query: string;
  readonly timeout?: number | undefined;
}

/**
 * Answers the calls of widgets with JSON text, which costs less to pass on than a copied object.
 * Rejects with an error of `shared-contracts/errors`.
 */
export type GatewayReader = (call: RequestCall) => Promise<string>;

/** The error of a refused call, in the fields that an `ApiError` has. */
export interface Refusal {
  readonly message: string;
  readonly status: number | string;
  readonly data: unknown;
}

/**
 * The first text of a message to a renderer, as JSON. A long text stands after it as it is: the
 * bundle after `load`, the answer after `answer` (ADR 035).
 */
export type ToRenderer =
  | {
      readonly type: 'load';
      readonly id: string;
      /** The version of the widgets' contract. A renderer that imported it would load all contracts. */
      readonly contract: number;
    }
  | {
      readonly type: 'render';
      readonly job: number;
      readonly task: RenderJob;
      /** The time of `monotonicNow` after which nobody wants the paint. */
      readonly until: number;
    }
  | { readonly type: 'answer'; readonly call: number }
  | { readonly type: 'refusal'; readonly call: number; readonly error: Refusal };

/**
 * The first text of a message from a renderer, as JSON. After `rendered` stand the HTML, the data,
 * and each object of JSON-LD.
 */
export type FromRenderer =
  | { readonly type: 'ready'; readonly bytes: number }
  | {
      readonly type: 'request';
      readonly job: number;
      readonly call: number;
      readonly request: RequestCall;
    }
  | {
      readonly type: 'rendered';
      readonly job: number;
      readonly isEmpty: boolean;
      readonly about?: PageTopic | undefined;
      readonly readsClock: boolean;
      readonly uses: { readonly query: boolean; readonly clock: boolean };
      /** Whether the paint was kept, so that nothing was rendered. */
      readonly isKept: boolean;
      /** Bytes of the paints that the renderer keeps. */
      readonly keptBytes: number;
      /** Bytes of the renderer's heap. */
      readonly bytes: number;
    }
  | {
      readonly type: 'failed';
      readonly job: number;
      readonly message: string;
      readonly stack?: string | undefined;
    }
  /** The renderer ends: its bundle cannot be loaded, or an error was not caught. */
  | { readonly type: 'broken'; readonly message: string; readonly stack?: string | undefined };
