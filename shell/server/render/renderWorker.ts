import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { parse } from 'node-html-parser';
import { ApiError, CancelledError } from 'shared-contracts/errors';
import {
  CONTRACT_VERSION,
  type QueryParams,
  type RequestClient,
  type ServerWidget,
  type WidgetHost,
} from 'shared-contracts/widget';
import { toQueryString } from 'host-kit/request/queryString';
import type { FromWorker, RenderJob, RequestCall, ToWorker, WorkerSetup } from './messages.ts';

/**
 * Runs the server bundle of one widget version, without environment variables, with the shell's
 * shared packages, and with calls through the shell's server. A version that blocks or leaks is
 * stopped with its worker. This limits the effect of mistakes. It is no protection against a
 * hostile bundle: only the team's token and the registry keep that out.
 */
const { id, bundle } = workerData as WorkerSetup;
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
  if (widget?.contract !== CONTRACT_VERSION)
    throw new Error(`${id} has contract version ${widget?.contract}, not ${CONTRACT_VERSION}`);
  return widget;
}
takeAway();
const widget = loadWidget();

function toPort(found: MessagePort | null): MessagePort {
  if (!found) throw new Error('renderWorker runs as a worker thread');
  return found;
}

function send(message: FromWorker) {
  return port.postMessage(message);
}
const waiting = new Map<
  number,
  { resolve: (value: unknown) => void; reject: (error: unknown) => void; path: string }
>();
let calls = 0;

function call(job: number, request: RequestCall): Promise<unknown> {
  const number = ++calls;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(number, { resolve, reject, path: request.path });
  send({ type: 'request', job, call: number, request });
  return promise;
}

function requestClient(job: number): RequestClient {
  const read =
    (method: RequestCall['method']) =>
    (path: string, options: { query?: QueryParams; timeout?: number } = {}) =>
      call(job, {
        method,
        path,
        query: toQueryString(options.query ?? {}),
        timeout: options.timeout,
      });
  const refuse = (path: string) =>
    Promise.reject(new CancelledError(path, 'The server allows only reading calls'));
  return {
    get: read('GET'),
    text: async (path, options) => String(await read('TEXT')(path, options)),
    delete: refuse,
    post: refuse,
    put: refuse,
    patch: refuse,
    jsonp: refuse,
  };
}

function hostOf(job: number, task: RenderJob): WidgetHost {
  return {
    slot: task.slot,
    locale: task.locale,
    device: task.device,
    config: task.config,
    now: () => task.now,
    request: requestClient(job),
    telemetry: { error: (error) => console.error(`${id} ${task.slot}:`, error), measure: () => {} },
    parseInert: (html) => parse(html),
  };
}

async function render(job: number, task: RenderJob) {
  try {
    const host = hostOf(job, task);
    const data = await widget.load(task.props, host);
    send({
      type: 'rendered',
      job,
      html: widget.render(task.props, data, host),
      data: JSON.stringify(data ?? null),
      structured: widget.structuredData?.(data, host) ?? [],
      isEmpty: widget.isEmpty?.(data) ?? false,
    });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ type: 'failed', job, message, stack });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') {
    void render(message.job, message.task);
    return;
  }
  const asked = waiting.get(message.call);
  waiting.delete(message.call);
  if (message.type === 'answer') asked?.resolve(JSON.parse(message.json));
  else asked?.reject(new ApiError(message.error.message, { ...message.error, path: asked.path }));
});
send({ type: 'ready' });
