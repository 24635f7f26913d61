import { ApiError } from 'shared-contracts/errors';
import type { PageTopic, ServerWidget, WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { LIMITS } from 'server-kit/renderer/limits';
import type {
  FromRenderer,
  RenderJob,
  RequestCall,
  ToRenderer,
} from 'server-kit/renderer/messages';
import { renderHost } from '../renderHost.ts';
import type { RunBundle } from './bridge.ts';
import { type Drawing, KeptPaints } from './keptPaints.ts';
import { requireShared } from './requireShared.ts';

export { ring } from './timers.ts';

/**
 * Renders one widget version in a realm of its own, with the shared packages and with calls through
 * the shell's server. The shell believes nothing that is said here: a hostile bundle can change all
 * of this code (ADR 035).
 */
interface Loaded {
  readonly id: string;
  readonly widget: ServerWidget;
}

let loaded: Loaded | undefined;
const kept = new KeptPaints(LIMITS.keptPaints);

function say(message: FromRenderer, ...texts: readonly string[]): void {
  bridge.send(JSON.stringify(message), ...texts);
}

/** Loads the bundle of `widget@version`. Throws where it fails, lacks a function or has another contract. */
export function load(id: string, contract: number, run: RunBundle): void {
  const module = { exports: {} as { default?: ServerWidget } };
  run(module, module.exports, (name) => requireShared(id, name));
  const widget = module.exports.default;
  if (!widget) throw new Error(`${id} exports no widget (module.exports.default)`);
  if (widget.contract !== contract)
    throw new Error(`${id} has contract version ${widget.contract}, not ${contract}`);
  for (const name of ['load', 'render'] as const)
    if (typeof widget[name] !== 'function') throw new Error(`${id} exports no ${name}`);
  loaded = { id, widget };
  say({ type: 'ready', bytes: bridge.memory() });
}

const waiting = new Map<
  number,
  { resolve: (value: unknown) => void; reject: (error: unknown) => void; path: string }
>();
let calls = 0;

/** One paint under way: `fail` ends it before its widget does. */
interface Attempt {
  readonly job: number;
  readonly fail: (error: Error) => void;
}

/** Returns how one job calls the gateway. After too many calls the job fails, and has no answer. */
function callerOf(id: string, { job, fail }: Attempt): (request: RequestCall) => Promise<unknown> {
  let made = 0;
  return (request) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { path, query } = request;
    made += 1;
    if (path.length > LIMITS.words || query.length > LIMITS.words)
      reject(new ApiError('The address is too long', { status: -1, path: path.slice(0, 100) }));
    else if (made <= LIMITS.calls) {
      calls += 1;
      waiting.set(calls, { resolve, reject, path });
      say({ type: 'request', job, call: calls, request });
    } else fail(new Error(`${id} makes more than ${LIMITS.calls} calls for one first paint`));
    return promise;
  };
}

/** Throws where nobody waits for the paint any more. */
function refuseLate(until: number): void {
  if (bridge.now() > until) throw new Error('the deadline has passed');
}

/** Throws where a widget returns more than one page can carry. */
function refuseLong(id: string, what: 'html' | 'data', texts: readonly string[]): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > LIMITS[what])
    throw new Error(`${id} has ${length} characters of ${what}, and ${LIMITS[what]} are allowed`);
}

/** What a widget gets, and what of it the widget has read so far. */
interface Watched {
  readonly props: WidgetProps;
  readonly host: WidgetHost;
  readonly uses: { query: boolean; clock: boolean };
}

/** Notes whether a widget reads its clock and the query. */
function watch({ now, props }: RenderJob, host: WidgetHost): Watched {
  const uses = { query: false, clock: false };
  return {
    uses,
    host: {
      ...host,
      now: () => {
        uses.clock = true;
        return now;
      },
    },
    props: {
      ...props,
      get query() {
        uses.query = true;
        return props.query;
      },
    },
  };
}

function toAbout(about: PageTopic | undefined): PageTopic | undefined {
  if (about === undefined) return undefined;
  const cut = (text: string) => text.slice(0, LIMITS.about);
  return { title: cut(about.title), description: cut(about.description) };
}

/** Renders the data as the browser will read it. */
function draw({ id, widget }: Loaded, json: string, { props, host, uses }: Watched): Drawing {
  const data: unknown = JSON.parse(json);
  const html = widget.render(props, data, host);
  const structured = widget.structuredData?.(data, host) ?? [];
  const texts = structured.slice(0, LIMITS.structured).map((each) => JSON.stringify(each));
  refuseLong(id, 'html', [html]);
  refuseLong(id, 'data', texts);
  return {
    html,
    structured: texts,
    isEmpty: widget.isEmpty?.(data) ?? false,
    about: toAbout(widget.about?.(data, host)),
    readsClock: uses.clock,
    readsQuery: uses.query,
  };
}

/** Renders, and returns how to say it. */
async function paint(
  { id, widget }: Loaded,
  { job, task, until }: Extract<ToRenderer, { type: 'render' }>,
  fail: Attempt['fail'],
): Promise<() => void> {
  refuseLate(until);
  const host = renderHost(id, task, callerOf(id, { job, fail }));
  const loading = watch(task, host);
  const data = JSON.stringify((await widget.load(loading.props, loading.host)) ?? null);
  refuseLate(until);
  refuseLong(id, 'data', [data]);
  let isKept = true;
  const { html, structured, isEmpty, about, readsClock, readsQuery } = kept.paintOf(
    task,
    data,
    () => {
      isKept = false;
      return draw({ id, widget }, data, watch(task, host));
    },
  );
  const uses = {
    query: loading.uses.query || readsQuery,
    clock: loading.uses.clock || readsClock,
  };
  const figures = { keptBytes: kept.bytes, bytes: bridge.memory() };
  const known = { isEmpty, about, readsClock, uses, isKept, ...figures };
  const answer = { type: 'rendered', job, ...known } as const;
  return () => say(answer, html, data, ...structured);
}

async function render(message: Extract<ToRenderer, { type: 'render' }>): Promise<void> {
  const { job } = message;
  const { promise: tooMany, reject: fail } = Promise.withResolvers<never>();
  try {
    if (!loaded) throw new Error('no bundle is loaded');
    const answer = await Promise.race([paint(loaded, message, fail), tooMany]);
    answer();
  } catch (error) {
    // an error of the process is no `Error` of this realm
    const { message: text, stack = '' } = Object(error) as Partial<Error>;
    say({ type: 'failed', job, message: String(text ?? error), stack: String(stack) });
  }
}

/** Takes a message of the shell's server: its head as JSON, and a long text. */
export function receive(head: string, text = ''): void {
  // the shell is the only one who writes here
  const message = JSON.parse(head) as Exclude<ToRenderer, { type: 'load' }>;
  if (message.type === 'render') {
    void render(message);
    return;
  }
  const asked = waiting.get(message.call);
  waiting.delete(message.call);
  if (message.type === 'answer') asked?.resolve(JSON.parse(text));
  else asked?.reject(new ApiError(message.error.message, { ...message.error, path: asked.path }));
}
