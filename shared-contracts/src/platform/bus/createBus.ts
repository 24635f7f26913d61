import type { WidgetBus } from './bus.ts';
import type { EventCatalogue } from '../site.ts';

/**
 * How many events of one name one widget may publish within a second; the bus drops the rest (fault
 * 8).
 */
export const EVENTS_PER_SECOND = 50;

export interface BusOptions {
  /** The events that the bus carries; it refuses any other. */
  readonly events: EventCatalogue;
  /** Returns milliseconds; only differences count. */
  now(): number;
  /**
   * Reports a payload that does not fit, an event that the widget does not declare, a handler that
   * throws, and a flood (once a second).
   * `widget` is the one at fault.
   */
  report(widget: string, error: Error): void;
  /** Receives every activity as it happens, for the developer overlay. */
  watch?: ((activity: BusActivity) => void) | undefined;
}

/** One event that the bus delivered or refused. */
export interface BusActivity {
  readonly event: string;
  /** `mf-results@1.0.0` */
  readonly sender: string;
  /** The payload as the schema read it; for a refused event, as it was sent. */
  readonly payload: unknown;
  /** The widgets that heard the event; with an `error`, those whose handler failed. */
  readonly hearers: readonly string[];
  /** Set when a kept value was given to a widget that subscribed later. */
  readonly late?: true;
  /** Why the bus or the hearer refused the event. */
  readonly error?: Error;
}

export interface BusConnection extends WidgetBus {
  /** Ends every subscription of this widget. */
  close(): void;
}

/** The names of the events that a widget's manifest declares. */
export interface DeclaredEvents {
  readonly sent: readonly string[];
  readonly heard: readonly string[];
}

export interface Bus {
  /**
   * Returns the bus for one widget; `widget` (`mf-results@1.0.0`) names it in reports. With
   * `declared` it carries these events only, and reports each other one once.
   */
  connect(widget: string, declared?: DeclaredEvents): BusConnection;
}

/**
 * A subscription. `run` is a method, so that a handler of any one payload fits; `deliver` checks
 * the payload first.
 */
interface Handler {
  readonly widget: string;
  run(payload: unknown): void;
}

/**
 * Counts the events of one name that one widget sends within a second, and says whether the next
 * one may pass.
 */
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

function toError(name: string, what: string, cause?: unknown) {
  return new Error(`Event ${name}: ${what}`, { cause });
}

/** Reads what a widget sends. A payload that throws while it is read (a getter, a proxy) does not fit. */
function readPayload(
  schema: EventCatalogue[string]['schema'],
  payload: unknown,
):
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: unknown } {
  try {
    return schema.safeParse(payload);
  } catch (error) {
    return { success: false, error };
  }
}

/** The state that all connections of one bus share. */
interface Exchange {
  readonly events: EventCatalogue;
  readonly handlers: Map<string, Set<Handler>>;
  /** The last payload of each kept event, for widgets that subscribe later. */
  readonly kept: Map<string, { readonly sender: string; readonly payload: unknown }>;
  readonly gate: ReturnType<typeof floodGate>;
  readonly report: BusOptions['report'];
  readonly watch: NonNullable<BusOptions['watch']>;
}

/**
 * Gives one handler a copy of the payload. Returns false when the copy does not fit or the handler
 * throws.
 */
function deliver(
  { events, report, watch }: Exchange,
  name: string,
  handler: Handler,
  sender: string,
  payload: unknown,
): boolean {
  const fail = (what: string, cause: unknown): false => {
    const error = toError(name, what, cause);
    report(handler.widget, error);
    watch({ event: name, sender, payload, hearers: [handler.widget], error });
    return false;
  };
  const read = events[name]?.schema.safeParse(structuredClone(payload));
  if (!read?.success) return fail('heard payload does not fit', read?.error);
  try {
    handler.run(read.data);
    return true;
  } catch (error) {
    return fail('a handler threw', error);
  }
}

/** Reports and shows what a widget may not send or hear. */
function refuseEvent(
  { report, watch }: Exchange,
  sender: string,
  event: string,
  payload: unknown,
  error: Error,
): void {
  report(sender, error);
  watch({ event, sender, payload, hearers: [], error });
}

function publish(exchange: Exchange, sender: string, name: string, payload: unknown): void {
  const { events, handlers, kept, gate, watch } = exchange;
  const event = Object.hasOwn(events, name) ? events[name] : undefined;
  const refuse = (error: Error) => refuseEvent(exchange, sender, name, payload, error);
  if (!event) {
    refuse(toError(name, 'is not in the catalogue'));
    return;
  }
  const passed = gate(`${sender} ${name}`);
  if (passed === 'first refusal')
    refuse(toError(name, `more than ${EVENTS_PER_SECOND} in a second`));
  if (passed !== 'pass') return;
  const read = readPayload(event.schema, payload);
  if (!read.success) {
    refuse(toError(name, 'payload does not fit', read.error));
    return;
  }
  if (event.kept) kept.set(name, { sender, payload: read.data });
  const took = [...(handlers.get(name) ?? [])].filter((handler) =>
    deliver(exchange, name, handler, sender, read.data),
  );
  watch({ event: name, sender, payload: read.data, hearers: took.map(({ widget }) => widget) });
}

/** Gives a new handler the last payload of a kept event. */
function deliverKept(exchange: Exchange, name: string, handler: Handler): void {
  const last = exchange.kept.get(name);
  if (last && deliver(exchange, name, handler, last.sender, last.payload))
    exchange.watch({ event: name, ...last, hearers: [handler.widget], late: true });
}

/** Says whether a widget may send or hear an event. Reports each refused event once, so that a flood is one report. */
function declarationGate(exchange: Exchange, widget: string, declared: DeclaredEvents | undefined) {
  const told = new Set<string>();
  return (side: keyof DeclaredEvents, name: string, payload?: unknown): boolean => {
    if (!declared || declared[side].includes(name)) return true;
    const key = `${side} ${name}`;
    if (!told.has(key))
      refuseEvent(exchange, widget, name, payload, toError(name, `is not declared as ${side}`));
    told.add(key);
    return false;
  };
}

function connect(exchange: Exchange, widget: string, declared?: DeclaredEvents): BusConnection {
  const ends = new Set<() => void>();
  const may = declarationGate(exchange, widget, declared);
  let closed = false;
  return {
    publish: (name, payload) => {
      if (!closed && may('sent', name, payload)) publish(exchange, widget, name, payload);
    },
    subscribe(name, run) {
      if (closed || !may('heard', name)) return () => {};
      const handler: Handler = { widget, run };
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

/**
 * R10.03: creates a bus that checks events at both ends, keeps last values, and keeps one widget's
 * fault from the others.
 */
export function createBus({ events, now, report, watch = () => {} }: BusOptions): Bus {
  const exchange: Exchange = {
    events,
    handlers: new Map(),
    kept: new Map(),
    gate: floodGate(now),
    report,
    watch,
  };
  return { connect: (widget, declared) => connect(exchange, widget, declared) };
}
