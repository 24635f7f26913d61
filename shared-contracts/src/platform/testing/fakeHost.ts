import type { EventCatalogue, EventName, EventPayload, WidgetBus } from '../bus/index.ts';
import { ApiError } from '../errors/index.ts';
import type {
  AlertContent,
  BrowserHost,
  InertDocument,
  KeyValueStorage,
  WidgetConfig,
} from '../widget/index.ts';
import { toRequestClient, type SentRequest } from './toRequestClient.ts';

/** Answers one path; what it throws is what the request rejects with. */
export type Answer = unknown | ((request: SentRequest) => unknown);

export interface FakeHostParts extends Partial<
  Omit<
    BrowserHost,
    'config' | 'request' | 'bus' | 'storage' | 'frame' | 'navigate' | 'telemetry' | 'fail'
  >
> {
  /** What its bus carries. */
  readonly events: EventCatalogue;
  readonly config: WidgetConfig;
  /** Answers by path (`/course/search`) or absolute URL (JSONP). A path without an answer rejects with 404. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

/** The fake host with what a test wants to see afterwards. */
export interface FakeHost extends BrowserHost {
  readonly sent: SentRequest[];
  readonly published: { name: EventName; payload: unknown }[];
  readonly navigations: string[];
  readonly errors: unknown[];
  readonly alerts: AlertContent[];
  /** Lets another widget speak. */
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

function parseInert(html: string): InertDocument {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as InertDocument;
}

/** Answers from the table, and keeps what was asked. */
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

/** A bus for one widget, with a way to speak as another. */
function fakeBus(
  events: EventCatalogue,
  published: FakeHost['published'],
): {
  bus: WidgetBus;
  hear(name: EventName, payload: unknown): void;
} {
  const handlers = new Map<EventName, Set<(payload: never) => void>>();
  const kept = new Map<EventName, unknown>();
  const hear = (name: EventName, payload: unknown) => {
    const event = events[name];
    if (!event) throw new Error(`Event ${name}: is not in the catalogue`);
    const checked = event.schema.parse(payload);
    if (event.kept) kept.set(name, checked);
    for (const handler of [...(handlers.get(name) ?? [])]) handler(checked as never);
  };
  const bus: WidgetBus = {
    publish: (name, payload) => {
      published.push({ name, payload });
      hear(name, payload);
    },
    subscribe: (name, handler) => {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler as (payload: never) => void));
      if (kept.has(name)) handler(kept.get(name) as never);
      return () => void set.delete(handler as (payload: never) => void);
    },
  };
  return { bus, hear };
}

/** A frame that keeps the alerts it shows and draws nothing. */
function fakeFrame(alerts: AlertContent[]): BrowserHost['frame'] {
  return {
    showAlert: (alert) => void alerts.push(alert),
    hideAlert: () => void alerts.splice(0),
    showOverlay: () => () => {},
    lockScroll: () => () => {},
    setBars: () => {},
    loadLater: (load) => load(),
  };
}

/** A host that answers from a table, keeps what was said, and runs no network. Saturday 2026-11-21 08:00 in Japan unless told otherwise. */
export function createFakeHost({ events, answers = {}, ...options }: FakeHostParts): FakeHost {
  const sent: SentRequest[] = [];
  const published: FakeHost['published'] = [];
  const navigations: string[] = [];
  const errors: unknown[] = [];
  const alerts: AlertContent[] = [];
  return {
    slot: 'test-slot',
    locale: 'ja-JP',
    device: 'PC',
    now: () => Date.UTC(2026, 10, 20, 23),
    parseInert,
    ...options,
    ...fakeBus(events, published),
    request: toRequestClient(answering(answers, sent)),
    storage: { session: memory(), local: memory(), cookies: memory() },
    navigate: (href) => void navigations.push(href),
    fail: (error) => void errors.push(error),
    telemetry: { error: (error) => void errors.push(error), measure: () => {} },
    frame: fakeFrame(alerts),
    alerts,
    sent,
    published,
    navigations,
    errors,
  };
}
