import fc from 'fast-check';
import { createBus, EVENTS_PER_SECOND } from 'shared-contracts/bus';
import { EVENTS } from 'shared-contracts/events';
import { anyVariantOf, strange } from '../anyVariant.ts';
import { Finding, type Subject } from '../explore.ts';

const NAMES = Object.keys(EVENTS);
const WIDGETS = ['mf-one@1.0.0', 'mf-two@1.0.0', 'mf-three@1.0.0'];
const HEALTHY = 'mf-healthy@1.0.0';
const VALID = [
  { query: 'area[]=12' },
  { code: 'x', message: 'y' },
  { region: 101 },
  { query: 'area[]=12', count: 3, page: 1, pages: 1 },
];

function harm(): never {
  throw new Error('a payload');
}

/** Payloads that harm who reads them, by name, because who reports a finding reads it, too. */
const POISON: Readonly<Record<string, unknown>> = {
  getter: Object.defineProperty({}, 'region', { enumerable: true, get: harm }),
  proxy: new Proxy({}, { get: harm, has: harm, ownKeys: harm, getOwnPropertyDescriptor: harm }),
  symbol: { region: Symbol('s') },
  function: { query: () => {} },
};
const POISONED = 'a poison: ';

function toPayload(given: unknown): unknown {
  return typeof given === 'string' && given.startsWith(POISONED)
    ? POISON[given.slice(POISONED.length)]
    : given;
}

const payload = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALID) },
  { weight: 3, arbitrary: fc.constantFrom(...VALID).chain((valid) => anyVariantOf(valid)) },
  { weight: 1, arbitrary: strange },
  { weight: 1, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(POISON)).map((name) => POISONED + name) },
);
const act = fc.record({
  widget: fc.constantFrom(...WIDGETS),
  what: fc.constantFrom('publish', 'publish', 'publish', 'subscribe', 'subscribe', 'close', 'wait'),
  handler: fc.constantFrom('hears', 'throws', 'throws text', 'answers', 'closes'),
  event: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...NAMES) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', '', 'x:y') },
  ),
  payload,
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** A connection as a widget that ignores the types sees it. */
interface Untyped {
  publish(name: string, payload: unknown): void;
  subscribe(name: string, handler: (payload: unknown) => void): () => void;
  close(): void;
}

/** One bus with three widgets that do anything, and a healthy one that hears every event. */
class Stage {
  #time = 0;
  heard: [string, unknown][] = [];
  delivered = 0;
  readonly #bus = createBus({
    events: EVENTS,
    now: () => this.#time,
    report: (widget) => {
      if (widget !== HEALTHY && !WIDGETS.includes(widget))
        throw new Finding('a report that names no widget');
    },
    watch: ({ hearers }) => {
      this.delivered += hearers.length;
    },
  });
  readonly #widgets = new Map<string, Untyped>(
    [HEALTHY, ...WIDGETS].map((name) => [name, this.#bus.connect(name) as Untyped]),
  );

  constructor() {
    for (const name of NAMES)
      this.of(HEALTHY).subscribe(name, (value) => this.heard.push([name, value]));
  }

  of(name: string): Untyped {
    return this.#widgets.get(name) ?? (this.#bus.connect(name) as Untyped);
  }

  wait(): void {
    this.#time += 1000;
  }

  #handler({ widget, handler, event, payload: value }: Act) {
    return (heard: unknown) => {
      if (handler === 'throws') throw new Error('a handler');
      // oxlint-disable-next-line no-throw-literal -- a widget may
      if (handler === 'throws text') throw 'a text';
      if (handler === 'answers') this.of(widget).publish(event, toPayload(value));
      if (handler === 'closes') this.of(widget).close();
      // a hearer has a copy of its own
      if (typeof heard === 'object' && heard !== null) Object.assign(heard, { region: 'changed' });
    };
  }

  play(one: Act): void {
    const widget = this.of(one.widget);
    if (one.what === 'publish') widget.publish(one.event, toPayload(one.payload));
    else if (one.what === 'subscribe') widget.subscribe(one.event, this.#handler(one));
    else if (one.what === 'close') widget.close();
    else this.wait();
  }
}

/** Whether the healthy widget still hears what the catalogue describes, and all of it. */
function checkStage(stage: Stage, acts: readonly Act[]): void {
  for (const [name, value] of stage.heard)
    if (!EVENTS[name as keyof typeof EVENTS].schema.safeParse(value).success)
      throw new Finding('a payload that does not fit was delivered');
  const seconds = acts.filter(({ what }) => what === 'wait').length + 1;
  const hearers = acts.filter(({ what }) => what === 'subscribe').length + 1;
  const most = seconds * EVENTS_PER_SECOND * WIDGETS.length * NAMES.length * hearers;
  if (stage.delivered > most + acts.length) throw new Finding('more deliveries than the bound');
  stage.wait();
  const before = stage.heard.length;
  stage.of('mf-late@1.0.0').publish('search-form:region-changed', { region: 105 });
  if (
    stage.heard.slice(before).every(([, value]) => (value as { region?: unknown }).region !== 105)
  )
    throw new Finding('a healthy widget no longer hears');
}

/** R10.03, R10.05: whatever three widgets do, a fourth hears valid events, and nothing is thrown. */
export const bus: Subject<Act[]> = {
  input: fc.array(act, { maxLength: 14 }),
  isPure: true,
  try(acts) {
    const stage = new Stage();
    for (const one of acts) stage.play(one);
    const heard = stage.heard.length;
    checkStage(stage, acts);
    return heard > 0 ? 'accepted' : 'refused';
  },
};
