import type { WidgetBus } from './bus.ts';
import { EVENTS, isEventName, type EventName } from './catalogue.ts';

/** Events of one name that one widget may publish within a second; the rest is dropped (fault 8). */
export const EVENTS_PER_SECOND = 50;

export interface BusOptions {
  /** Milliseconds; only differences count. */
  now(): number;
  /** Told of a payload that does not fit, a handler that throws, a flood (once for each second). `widget` is the one at fault. */
  report(widget: string, error: Error): void;
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
const floodGate = (now: () => number) => {
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
};

const problem = (name: string, what: string, cause?: unknown) => new Error(`Event ${name}: ${what}`, { cause });

/** R10.03: checks at both ends, keeps last values, and lets no widget's fault reach another. */
export const createBus = ({ now, report }: BusOptions): Bus => {
  const handlers = new Map<EventName, Set<Handler>>();
  const kept = new Map<EventName, unknown>();
  const gate = floodGate(now);

  const deliver = (name: EventName, handler: Handler, payload: unknown) => {
    const read = EVENTS[name].schema.safeParse(payload);
    if (!read.success) { report(handler.widget, problem(name, 'heard payload does not fit', read.error)); return; }
    try {
      handler.run(read.data as never);
    } catch (error) {
      report(handler.widget, problem(name, 'a handler threw', error));
    }
  };

  const publish = (widget: string, name: string, payload: unknown) => {
    if (!isEventName(name)) { report(widget, problem(name, 'is not in the catalogue')); return; }
    const passed = gate(`${widget} ${name}`);
    if (passed === 'first refusal') report(widget, problem(name, `more than ${EVENTS_PER_SECOND} in a second`));
    if (passed !== 'pass') return;
    const read = EVENTS[name].schema.safeParse(payload);
    if (!read.success) { report(widget, problem(name, 'payload does not fit', read.error)); return; }
    if (EVENTS[name].kept) kept.set(name, read.data);
    for (const handler of [...(handlers.get(name) ?? [])]) deliver(name, handler, structuredClone(read.data));
  };

  return {
    connect(widget) {
      const ends = new Set<() => void>();
      let closed = false;
      return {
        publish: (name, payload) => { if (!closed) publish(widget, name, payload); },
        subscribe(name, run) {
          if (closed) return () => {};
          const handler: Handler = { widget, run: run as Handler['run'] };
          const all = handlers.get(name) ?? new Set<Handler>();
          handlers.set(name, all.add(handler));
          const end = () => { all.delete(handler); ends.delete(end); };
          ends.add(end);
          if (kept.has(name)) deliver(name, handler, structuredClone(kept.get(name)));
          return end;
        },
        close: () => { closed = true; for (const end of [...ends]) end(); },
      };
    },
  };
};
