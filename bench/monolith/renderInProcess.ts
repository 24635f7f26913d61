import type { ServerWidget } from 'shared-contracts/widget';
import { renderHost } from 'shell/server/render/renderHost.ts';
import type { WidgetRenderers } from 'shell/server/render/WidgetRenderers.ts';

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
      const host = renderHost(name, task, async (call): Promise<unknown> => {
        return JSON.parse(await reader(call));
      });
      const data = await widget.load(task.props, host);
      return { html: widget.render(task.props, data, host), data: JSON.stringify(data ?? null) };
    },
  };
}
