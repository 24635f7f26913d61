/** What a span hangs on: a request's context, or the `traceparent` of a caller. */
export interface SpanPlace {
  /** 32 hexadecimal digits. */
  readonly trace: string;
  /** 16 hexadecimal digits. */
  readonly span: string;
  /** Two hexadecimal digits. */
  readonly flags: string;
}

/** How a span ended. */
export interface SpanEnd {
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly isError?: boolean;
}

/** A span that has begun. */
export interface OpenSpan extends SpanPlace {
  end(how?: SpanEnd): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** Undefined begins a trace. */
  readonly parent: SpanPlace | undefined;
  /** Milliseconds since 1970; now if missing. */
  readonly startedAt?: number;
}

/** A span that somebody else has recorded. */
export interface ToldSpan extends Pick<SpanPlace, 'trace' | 'span'> {
  /** The span that caused it; missing on the outermost of a trace. */
  readonly parent?: string | undefined;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isError: boolean;
}

/** What records the spans of this process, and those that browsers tell it. */
export interface SpanRecorder {
  begin(start: SpanStart): OpenSpan;
  told(span: ToldSpan): void;
}

let recorder: SpanRecorder | undefined;

/** Lets all spans of this process be recorded; undefined records none. */
export function recordSpans(by: SpanRecorder | undefined): void {
  recorder = by;
}

/** Begins a span; undefined while none are recorded. */
export function beginSpan(start: SpanStart): OpenSpan | undefined {
  return recorder?.begin(start);
}

/** Records a call, or a tap, that a browser has told. */
export function recordToldSpan(span: ToldSpan): void {
  recorder?.told(span);
}
