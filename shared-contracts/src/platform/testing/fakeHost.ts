import type { EventCatalogue, EventName, EventPayload, WidgetBus } from '../bus/index.ts';
import { ApiError } from '../errors/index.ts';
import type {
  AlertContent,
  BrowserHost,
  CookieStorage,
  InertDocument,
  KeyValueStorage,
  WidgetConfig,
} from '../widget/index.ts';
import { toRequestClient, type SentRequest } from './toRequestClient.ts';

/**
 * The answer for one path, or a function that returns it; the request rejects with what the
 * function throws.
 */
export type Answer = unknown | ((request: SentRequest) => unknown);

export interface FakeHostParts extends Partial<
  Omit<
    BrowserHost,
    'config' | 'request' | 'bus' | 'storage' | 'frame' | 'navigate' | 'telemetry' | 'fail'
  >
> {
  /** The catalogue of its bus. */
  readonly events: EventCatalogue;
  readonly config: WidgetConfig;
  /**
   * Answers by path (`/course/search`) or absolute URL (JSONP). A path without an answer rejects
   * with 404.
   */
  readonly answers?: Readonly<Record<string, Answer>>;
}

/** The fake host, with everything that the widget did for a test to check. */
export interface FakeHost extends BrowserHost {
  readonly sent: SentRequest[];
  readonly published: { name: EventName; payload: unknown }[];
  readonly navigations: string[];
  readonly errors: unknown[];
  readonly alerts: AlertContent[];
  /** What the widget keeps over the page at this moment. */
  readonly held: readonly ('overlay' | 'scroll')[];
  /** How long each cookie lasts, in seconds; undefined for one that ends with the browser's session. */
  readonly cookieAges: Map<string, number | undefined>;
  /** Sends an event as another widget. */
  hear<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
}

function memory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Returns cookies that are kept with their ages. */
function cookieJar(ages: FakeHost['cookieAges']): CookieStorage {
  const values = memory();
  return {
    get: values.get,
    set: (name, value, maxAge) => {
      values.set(name, value);
      ages.set(name, maxAge);
    },
    remove: (name) => {
      values.remove(name);
      ages.delete(name);
    },
  };
}

function parseInert(html: string): InertDocument {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Returns a function that answers requests from the table and keeps them in `sent`. */
function answering(answers: Readonly<Record<string, Answer>>, sent: SentRequest[]) {
  return async (request: SentRequest): Promise<unknown> => {
    sent.push(request);
    if (!Object.hasOwn(answers, request.path))
      throw new ApiError('Not Found', { status: 404, path: request.path });
    const given = answers[request.path];
    return typeof given === 'function'
      ? (given as (request: SentRequest) => unknown)(request)
      : given;
  };
}

/**
 * A subscription. `run` is a method, so that a handler of any one payload fits; `hear` checks the
 * payload first.
 */
interface Listener {
  run(payload: unknown): void;
}

/** Returns a bus for one widget, and `hear`, which sends an event as another widget. */
function fakeBus(
  events: EventCatalogue,
  published: FakeHost['published'],
): {
  bus: WidgetBus;
  hear(name: EventName, payload: unknown): void;
} {
  const listeners = new Map<EventName, Set<Listener>>();
  const kept = new Map<EventName, unknown>();
  const hear = (name: EventName, payload: unknown) => {
    const event = events[name];
    if (!event) throw new Error(`Event ${name}: is not in the catalogue`);
    const checked = event.schema.parse(payload);
    if (event.kept) kept.set(name, checked);
    for (const listener of [...(listeners.get(name) ?? [])]) listener.run(checked);
  };
  const bus: WidgetBus = {
    publish: (name, payload) => {
      published.push({ name, payload });
      hear(name, payload);
    },
    subscribe: (name, handler) => {
      const listener: Listener = { run: handler };
      const set = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, set.add(listener));
      if (kept.has(name)) listener.run(kept.get(name));
      return () => void set.delete(listener);
    },
  };
  return { bus, hear };
}

/** Returns a frame that keeps the alerts and what is held, and draws nothing. */
function fakeFrame(alerts: AlertContent[], held: ('overlay' | 'scroll')[]): BrowserHost['frame'] {
  const hold = (what: 'overlay' | 'scroll') => {
    held.push(what);
    return () => void held.splice(held.indexOf(what), 1);
  };
  return {
    showAlert: (alert) => void alerts.push(alert),
    hideAlert: () => void alerts.splice(0),
    showOverlay: () => hold('overlay'),
    lockScroll: () => hold('scroll'),
  };
}

/**
 * Returns a host for tests: it answers requests from a table, keeps what the widget does, and uses
 * no network. Its time is Saturday 2026-11-21 08:00 in Japan unless `options` give another.
 */
export function createFakeHost({ events, answers = {}, ...options }: FakeHostParts): FakeHost {
  const sent: SentRequest[] = [];
  const published: FakeHost['published'] = [];
  const navigations: string[] = [];
  const errors: unknown[] = [];
  const alerts: AlertContent[] = [];
  const held: ('overlay' | 'scroll')[] = [];
  const cookieAges: FakeHost['cookieAges'] = new Map();
  return {
    slot: 'test-slot',
    locale: 'ja-JP',
    device: 'PC',
    now: () => Date.UTC(2026, 10, 20, 23),
    parseInert,
    ...options,
    ...fakeBus(events, published),
    request: toRequestClient(answering(answers, sent)),
    storage: { session: memory(), local: memory(), cookies: cookieJar(cookieAges) },
    navigate: (href) => void navigations.push(href),
    fail: (error) => void errors.push(error),
    telemetry: { error: (error) => void errors.push(error), measure: () => {} },
    frame: fakeFrame(alerts, held),
    alerts,
    held,
    cookieAges,
    sent,
    published,
    navigations,
    errors,
  };
}
