/** A call of this browser that has ended, as `POST /telemetry/spans` expects it. */
export interface CallSpan {
  /** 32 hexadecimal digits. */
  readonly trace: string;
  /** 16 hexadecimal digits. */
  readonly span: string;
  /** `GET /gora/course/search`: never a query, which says what a visitor looks for. */
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

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Records the calls of a document, each as a trace of its own. `flush` sends what has not been sent yet. */
export function callSpans({ now, random, send }: CallSpansParts): CallSpans & { flush(): void } {
  let ended: CallSpan[] = [];
  const flush = () => {
    if (ended.length === 0) return;
    send(ended);
    ended = [];
  };
  return {
    begin(name) {
      const trace = toHex(random(16));
      const span = toHex(random(8));
      const startedAt = now();
      return {
        traceparent: `00-${trace}-${span}-01`,
        end(isError) {
          ended.push({ trace, span, name, startedAt, endedAt: now(), isError });
          if (ended.length === MOST) flush();
        },
      };
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
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') spans.flush();
  });
  return spans;
}
