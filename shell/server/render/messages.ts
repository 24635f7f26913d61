import type { DeviceClass, Locale, WidgetConfig, WidgetProps } from 'shared-contracts/widget';

/** The start data of the worker of one version. */
export interface WorkerSetup {
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

/** A reading call of a widget to the gateway. */
export interface RequestCall {
  readonly method: 'GET' | 'TEXT';
  readonly path: string;
  readonly query: string;
  readonly timeout: number | undefined;
}

/**
 * Answers the calls of widgets with JSON text, which costs less to pass on than a copied object.
 * Rejects with an error of `shared-contracts/errors`.
 */
export type GatewayReader = (call: RequestCall) => Promise<string>;

export type ToWorker =
  | { readonly type: 'render'; readonly job: number; readonly task: RenderJob }
  | { readonly type: 'answer'; readonly call: number; readonly json: string }
  | {
      readonly type: 'refusal';
      readonly call: number;
      readonly error: {
        readonly message: string;
        readonly status: number | string;
        readonly data: unknown;
      };
    };

export type FromWorker =
  | { readonly type: 'ready' }
  | {
      readonly type: 'request';
      readonly job: number;
      readonly call: number;
      readonly request: RequestCall;
    }
  | {
      readonly type: 'rendered';
      readonly job: number;
      readonly html: string;
      readonly data: string;
      /** JSON-LD objects. */
      readonly structured: readonly unknown[];
      readonly isEmpty: boolean;
    }
  | {
      readonly type: 'failed';
      readonly job: number;
      readonly message: string;
      readonly stack: string | undefined;
    };
