import { createRequire } from 'node:module';
import { getHeapStatistics } from 'node:v8';
import { compileFunction } from 'node:vm';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { ApiError } from 'shared-contracts/errors';
import type { ServerWidget, WidgetHost } from 'shared-contracts/widget';
import { type Drawing, KeptPaints } from './keptPaints.ts';
import { LIMITS } from './limits.ts';
import type {
  FirstPaint,
  FromWorker,
  RenderJob,
  RequestCall,
  ToWorker,
  WorkerData,
} from './messages.ts';
import { monotonicNow } from './monotonicNow.ts';
import { renderHost } from './renderHost.ts';

/**
 * Runs the server bundle of one widget version, without environment variables, with the shell's
 * shared packages, and with calls through the shell's server. A version that blocks or leaks is
 * stopped with its worker. This limits the effect of mistakes. It is no protection against a
 * hostile bundle: only the team's token and the registry keep that out.
 */
const { id, bundle, contract } = workerData as WorkerData;
const port = toPort(parentPort);

const SHARED = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-redux',
  '@reduxjs/toolkit',
  'dayjs',
  'qs',
  'use-intl',
]);
const shellRequire = createRequire(import.meta.url);
function requireShared(name: string): unknown {
  if (!SHARED.has(name)) throw new Error(`${id} imports ${name}, which the host does not share`);
  return shellRequire(name);
}

/** Removes the globals that a widget must not use, since its host does not offer them. */
function takeAway() {
  for (const name of ['fetch', 'WebSocket', 'EventSource'])
    Reflect.deleteProperty(globalThis, name);
  for (const name of ['getBuiltinModule', 'binding', 'dlopen'])
    Reflect.set(process, name, undefined);
}

function loadWidget(): ServerWidget {
  const module = { exports: {} as { default?: ServerWidget } };
  compileFunction(bundle, ['module', 'exports', 'require'], { filename: `${id}/server.cjs` })(
    module,
    module.exports,
    requireShared,
  );
  const widget = module.exports.default;
  if (widget?.contract !== contract)
    throw new Error(`${id} has contract version ${widget?.contract}, not ${contract}`);
  return widget;
}
takeAway();
const widget = loadWidget();
const kept = new KeptPaints(LIMITS.keptPaints);

function toPort(found: MessagePort | null): MessagePort {
  if (!found) throw new Error('renderWorker runs as a worker thread');
  return found;
}

function send(message: FromWorker) {
  return port.postMessage(message);
}
/** Returns the bytes of this thread's heap, with what is kept outside of it. */
function toMemory(): number {
  const { total_physical_size: heap, external_memory: outside } = getHeapStatistics();
  return heap + outside;
}

const waiting = new Map<
  number,
  { resolve: (value: unknown) => void; reject: (error: unknown) => void; path: string }
>();
let calls = 0;

/** Returns how one job calls the gateway. After too many calls the job fails, and has no answer. */
function callerOf(job: number): (request: RequestCall) => Promise<unknown> {
  let made = 0;
  return (request) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    made += 1;
    if (made <= LIMITS.calls) {
      calls += 1;
      waiting.set(calls, { resolve, reject, path: request.path });
      send({ type: 'request', job, call: calls, request });
    } else {
      const message = `${id} makes more than ${LIMITS.calls} calls for one first paint`;
      send({ type: 'failed', job, message, stack: undefined });
    }
    return promise;
  };
}

/** Throws where nobody waits for the paint any more. */
function refuseLate(until: number): void {
  if (monotonicNow() > until) throw new Error('the deadline has passed');
}

/** Throws where a widget returns more than one page can carry. */
function refuseLong(what: 'html' | 'data', texts: readonly string[]): void {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > LIMITS[what])
    throw new Error(`${id} has ${length} characters of ${what}, and ${LIMITS[what]} are allowed`);
}

/** Renders the data as the browser will read it. Notes whether the widget reads its clock. */
function draw(task: RenderJob, json: string, host: WidgetHost): Drawing {
  let readsClock = false;
  const watched: WidgetHost = {
    ...host,
    now: () => {
      readsClock = true;
      return task.now;
    },
  };
  const data: unknown = JSON.parse(json);
  const html = widget.render(task.props, data, watched);
  const structured = widget.structuredData?.(data, watched) ?? [];
  const texts = structured.map((each) => JSON.stringify(each));
  refuseLong('html', [html]);
  refuseLong('data', texts);
  return { html, structured: texts, isEmpty: widget.isEmpty?.(data) ?? false, readsClock };
}

async function paint(
  job: number,
  task: RenderJob,
  until: number,
): Promise<{ readonly paint: FirstPaint; readonly isKept: boolean }> {
  refuseLate(until);
  const host = renderHost(id, task, callerOf(job));
  const data = JSON.stringify((await widget.load(task.props, host)) ?? null);
  refuseLate(until);
  refuseLong('data', [data]);
  let isKept = true;
  const { html, structured, isEmpty, readsClock } = kept.paintOf(task, data, () => {
    isKept = false;
    return draw(task, data, host);
  });
  return { paint: { html, data, structured, isEmpty, readsClock }, isKept };
}

async function render(job: number, task: RenderJob, until: number) {
  try {
    const painted = await paint(job, task, until);
    send({ type: 'rendered', job, ...painted, keptBytes: kept.bytes, bytes: toMemory() });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ type: 'failed', job, message, stack });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') {
    void render(message.job, message.task, message.until);
    return;
  }
  const asked = waiting.get(message.call);
  waiting.delete(message.call);
  if (message.type === 'answer') asked?.resolve(JSON.parse(message.json));
  else asked?.reject(new ApiError(message.error.message, { ...message.error, path: asked.path }));
});
send({ type: 'ready', bytes: toMemory() });
