import type { WidgetBus } from './bus.ts';
import type { EventCatalogue } from '../site.ts';

/** Events of one name that one widget may publish within a second; the rest is dropped (fault 8). */
export const EVENTS_PER_SECOND = 50;

export interface BusOptions {
  /** What may be said; anything else is refused. */
  readonly events: EventCatalogue;
  /** Milliseconds; only differences count. */
  now(): number;
  /** Told of a payload that does not fit, a handler that throws, a flood (once for each second). `widget` is the one at fault. */
  report(widget: string, error: Error): void;
  /** Told of everything, as it happens: for a developer who looks on. */
  watch?: ((activity: BusActivity) => void) | undefined;
}

/** One event on its way, or refused. */
export interface BusActivity {
  readonly event: string;
  /** `mf-results@1.0.0` */
  readonly sender: string;
  /** As it was sent, where it was refused; as the schema read it, where it went through. */
  readonly payload: unknown;
  /** Who heard it; with an `error`, who could not take it. */
  readonly hearers: readonly string[];
  /** A kept value, given to a widget that arrived late. */
  readonly late?: true;
  /** Why it was refused, by the bus or by the hearer. */
  readonly error?: Error;
}

export interface BusConnection extends WidgetBus {
  /** Ends every subscription of this widget. */
  close(): void;
}

export interface Bus {
  /** The bus for one widget; `widget` (`mf-results@1.0.0`) names it in reports. */
  connect(widget: string): BusConnection;
}

type Handler = { readonly widget: string; readonly run: (payload: never) => void };

/** Counts one widget's events of one name within the present second. */
function floodGate(now: () => number) {
  const counts = new Map<string, { since: number; count: number }>();
  return (key: string): 'pass' | 'first refusal' | 'refuse' => {
    const at = now();
    const known = counts.get(key);
    const current = known && at - known.since < 1000 ? known : { since: at, count: 0 };
    counts.set(key, current);
    current.count += 1;
    if (current.count <= EVENTS_PER_SECOND) return 'pass';
    return current.count === EVENTS_PER_SECOND + 1 ? 'first refusal' : 'refuse';
  };
}

function problem(name: string, what: string, cause?: unknown) {
  return new Error(`Event ${name}: ${what}`, { cause });
}

/** What the connections of one bus share. */
interface Exchange {
  readonly events: EventCatalogue;
  readonly handlers: Map<string, Set<Handler>>;
  /** The last payload of each event that is kept, for those who come later. */
  readonly kept: Map<string, { readonly sender: string; readonly payload: unknown }>;
  readonly gate: ReturnType<typeof floodGate>;
  readonly report: BusOptions['report'];
  readonly watch: NonNullable<BusOptions['watch']>;
}

/** Gives one handler a copy of its own; tells whether the handler took it. */
function deliver(
  { events, report, watch }: Exchange,
  name: string,
  handler: Handler,
  sender: string,
  payload: unknown,
): boolean {
  const fail = (what: string, cause: unknown): false => {
    const error = problem(name, what, cause);
    report(handler.widget, error);
    watch({ event: name, sender, payload, hearers: [handler.widget], error });
    return false;
  };
  const read = events[name]?.schema.safeParse(structuredClone(payload));
  if (!read?.success) return fail('heard payload does not fit', read?.error);
  try {
    handler.run(read.data as never);
    return true;
  } catch (error) {
    return fail('a handler threw', error);
  }
}

function publish(exchange: Exchange, sender: string, name: string, payload: unknown): void {
  const { events, handlers, kept, gate, report, watch } = exchange;
  const event = Object.hasOwn(events, name) ? events[name] : undefined;
  const refuse = (error: Error) => {
    report(sender, error);
    watch({ event: name, sender, payload, hearers: [], error });
  };
  if (!event) {
    refuse(problem(name, 'is not in the catalogue'));
    return;
  }
  const passed = gate(`${sender} ${name}`);
  if (passed === 'first refusal')
    refuse(problem(name, `more than ${EVENTS_PER_SECOND} in a second`));
  if (passed !== 'pass') return;
  const read = event.schema.safeParse(payload);
  if (!read.success) {
    refuse(problem(name, 'payload does not fit', read.error));
    return;
  }
  if (event.kept) kept.set(name, { sender, payload: read.data });
  const took = [...(handlers.get(name) ?? [])].filter((handler) =>
    deliver(exchange, name, handler, sender, read.data),
  );
  watch({ event: name, sender, payload: read.data, hearers: took.map(({ widget }) => widget) });
}

/** Gives a handler that comes late the last payload, where the event is kept. */
function deliverKept(exchange: Exchange, name: string, handler: Handler): void {
  const last = exchange.kept.get(name);
  if (last && deliver(exchange, name, handler, last.sender, last.payload))
    exchange.watch({ event: name, ...last, hearers: [handler.widget], late: true });
}

function connect(exchange: Exchange, widget: string): BusConnection {
  const ends = new Set<() => void>();
  let closed = false;
  return {
    publish: (name, payload) => {
      if (!closed) publish(exchange, widget, name, payload);
    },
    subscribe(name, run) {
      if (closed) return () => {};
      const handler: Handler = { widget, run: run as Handler['run'] };
      const all = exchange.handlers.get(name) ?? new Set<Handler>();
      exchange.handlers.set(name, all.add(handler));
      const end = () => {
        all.delete(handler);
        ends.delete(end);
      };
      ends.add(end);
      deliverKept(exchange, name, handler);
      return end;
    },
    close: () => {
      closed = true;
      for (const end of [...ends]) end();
    },
  };
}

/** R10.03: checks at both ends, keeps last values, and lets no widget's fault reach another. */
export function createBus({ events, now, report, watch = () => {} }: BusOptions): Bus {
  const exchange: Exchange = {
    events,
    handlers: new Map(),
    kept: new Map(),
    gate: floodGate(now),
    report,
    watch,
  };
  return { connect: (widget) => connect(exchange, widget) };
}
