/** A call of this browser that has ended, or a tap that caused it, as `POST /telemetry/spans` expects it. */
export interface CallSpan {
  /** 32 hexadecimal digits. */
  readonly trace: string;
  /** 16 hexadecimal digits. */
  readonly span: string;
  /** The span of the tap that caused this call. */
  readonly parent?: string;
  /** `GET /gora/course/search`, never with a query, which says what a visitor looks for; `tap mf-results`. */
  readonly name: string;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isError: boolean;
}

/** A call that has begun. */
interface OpenCall {
  /** The place in the trace under which servers put their spans (W3C Trace Context). */
  readonly traceparent: string;
  end(isError: boolean): void;
}

export interface CallSpans {
  begin(name: string): OpenCall;
  /** The visitor has tapped in this widget: the calls that begin soon are caused by it. */
  tap(widget: string): void;
}

interface CallSpansParts {
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Called with the spans that have ended, before the document goes or when there are many. */
  readonly send: (spans: readonly CallSpan[]) => void;
}

/** The most spans in one report. */
const MOST = 50;
/** Milliseconds after a tap in which a call begins that counts as caused by it. */
const TAP_CAUSES = 1000;

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Tap {
  readonly span: CallSpan & { endedAt: number };
  isTold: boolean;
}

/** Holds spans that have ended until they are sent: `MOST` together at most. */
function outbox(send: CallSpansParts['send']) {
  let ended: CallSpan[] = [];
  const flush = () => {
    if (ended.length === 0) return;
    send(ended);
    ended = [];
  };
  return {
    flush,
    add(span: CallSpan) {
      ended.push(span);
      if (ended.length === MOST) flush();
    },
  };
}

/**
 * Records the calls of a document. Those of one tap are a trace, which lasts until the last of them has
 * ended; any other call is a trace of its own. `flush` sends what has not been sent yet.
 */
export function callSpans({ now, random, send }: CallSpansParts): CallSpans & { flush(): void } {
  const { add, flush } = outbox(send);
  const draw = () => ({ trace: toHex(random(16)), span: toHex(random(8)) });
  /** A tap is told with the first of its calls that ends, and ends with the last. */
  const lengthen = (tap: Tap, endedAt: number) => {
    tap.span.endedAt = endedAt;
    if (!tap.isTold) add(tap.span);
    tap.isTold = true;
  };
  let tapped: Tap | undefined;
  return {
    begin(name) {
      const startedAt = now();
      const cause = tapped && startedAt - tapped.span.startedAt <= TAP_CAUSES ? tapped : undefined;
      const drawn = draw();
      const place = cause
        ? { trace: cause.span.trace, span: drawn.span, parent: cause.span.span }
        : drawn;
      return {
        traceparent: `00-${place.trace}-${place.span}-01`,
        end(isError) {
          const endedAt = now();
          add({ ...place, name, startedAt, endedAt, isError });
          if (cause) lengthen(cause, endedAt);
        },
      };
    },
    tap(widget) {
      const at = now();
      const span = { ...draw(), name: `tap ${widget}`, startedAt: at, endedAt: at, isError: false };
      tapped = { span, isTold: false };
    },
    flush,
  };
}

/** Records the calls of this document, and sends them to `url` when it is hidden. */
export function browserCallSpans(url: string): CallSpans {
  const spans = callSpans({
    now: () => performance.timeOrigin + performance.now(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    send: (ended) =>
      void navigator.sendBeacon(
        url,
        new Blob([JSON.stringify(ended)], { type: 'application/json' }),
      ),
  });
  const hearTap = ({ target }: Event) => {
    const owner = target instanceof Element ? target.closest('[data-widget]') : null;
    spans.tap(owner?.getAttribute('data-widget') ?? 'shell');
  };
  document.addEventListener('click', hearTap, { capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') spans.flush();
  });
  return spans;
}
