import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import type { IslandDefinition } from '../island/definition.ts';

/**
 * Returns the HTML that the server half of a widget renders, for a test in jsdom that hydrates it.
 */
export async function toServerHtml<Data>(
  definition: IslandDefinition<Data>,
  props: WidgetProps,
  data: Data,
  host: WidgetHost,
): Promise<string> {
  // most tests need no server half, so only a call loads it
  const { reactWidget } = await import('../island/server.tsx');
  return reactWidget(definition).render(props, data, host);
}
