import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import type { IslandDefinition } from '../island/definition.ts';
import { reactWidget } from '../island/server.tsx';

/** The HTML that the server half of a widget renders, for a test in jsdom that hydrates it. */
export function toServerHtml<Data>(
  definition: IslandDefinition<Data>,
  props: WidgetProps,
  data: Data,
  host: WidgetHost,
): string {
  return reactWidget(definition).render(props, data, host);
}
