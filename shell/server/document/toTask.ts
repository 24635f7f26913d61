import type { WidgetConfig } from 'shared-contracts/widget';
import { routeOf, widgetQuery } from '../../src/routes/routes.ts';
import type { PageState } from '../../src/document/pageState.ts';
import type { RenderJob } from 'server-kit/renderer/messages';

/** Returns the task to render a widget with these settings in a slot of a page. */
export function toTask(
  slot: string,
  { page, path, query, locale, device, now, sites, mapTiles }: PageState,
  settings: Partial<WidgetConfig> | undefined,
): RenderJob {
  const config = { ...settings, sites, mapTiles };
  const props = { page, query: widgetQuery(routeOf(path, device), path, query) };
  return { slot, props, locale, device, config, now };
}
