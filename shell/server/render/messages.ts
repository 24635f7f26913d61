import type { DeviceClass, Locale, WidgetConfig, WidgetProps } from 'shared-contracts/widget';

/** What the worker of one version is started with. */
export interface WorkerSetup {
  readonly id: string;
  readonly bundle: string;
}

/** One first paint. */
export interface RenderJob {
  readonly slot: string;
  readonly props: WidgetProps;
  readonly locale: Locale;
  readonly device: DeviceClass;
  readonly config: WidgetConfig;
  readonly now: number;
}

export interface RequestCall {
  readonly method: 'GET' | 'TEXT';
  readonly path: string;
  readonly query: string;
  readonly timeout: number | undefined;
}

export type ToWorker =
  | { readonly type: 'render'; readonly job: number; readonly task: RenderJob }
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
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
      /** JSON-LD objects. */ readonly structured: readonly unknown[];
      readonly isEmpty: boolean;
    }
  | {
      readonly type: 'failed';
      readonly job: number;
      readonly message: string;
      readonly stack: string | undefined;
    };
