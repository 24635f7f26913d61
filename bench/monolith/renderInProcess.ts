import { parse } from 'node-html-parser';
import { CancelledError } from 'shared-contracts/errors';
import type { QueryParams, RequestClient, ServerWidget, WidgetHost } from 'shared-contracts/widget';
import type { GatewayReader, RenderJob } from 'shell/server/render/messages.ts';
import type { WidgetRenderers } from 'shell/server/render/widgetRenderers.ts';
import { toQueryString } from 'host-kit/request/queryString';

function parseAnswer(json: string): unknown {
  return JSON.parse(json);
}

function requestClient(reader: GatewayReader): RequestClient {
  const read =
    (method: 'GET' | 'TEXT') =>
    (path: string, { query = {}, timeout }: { query?: QueryParams; timeout?: number } = {}) =>
      reader({ method, path, query: toQueryString(query), timeout }).then(parseAnswer);
  const refuse = (path: string) =>
    Promise.reject(new CancelledError(path, 'Only reading calls are made on the server'));
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

function hostOf(
  { slot, locale, device, config, now }: RenderJob,
  reader: GatewayReader,
): WidgetHost {
  return {
    slot,
    locale,
    device,
    config,
    now: () => now,
    request: requestClient(reader),
    telemetry: { error: (error) => console.error(slot, error), measure: () => {} },
    parseInert: (html) => parse(html),
  };
}

/**
 * Renders the widgets of one bundle in the server's own thread. The product has a worker for each
 * version.
 */
export function renderInProcess(
  widgets: Readonly<Record<string, ServerWidget>>,
): Pick<WidgetRenderers, 'render'> {
  return {
    async render({ name }, _files, task, reader) {
      const widget = widgets[name];
      if (!widget) throw new Error(`The monolith has no ${name}.`);
      const host = hostOf(task, reader);
      const data = await widget.load(task.props, host);
      return { html: widget.render(task.props, data, host), data: JSON.stringify(data ?? null) };
    },
  };
}
