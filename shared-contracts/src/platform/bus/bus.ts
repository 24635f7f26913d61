import type { EventName, EventPayload } from '../site.ts';

/**
 * The bus as one widget sees it. The bus checks every payload against the catalogue when it is sent
 * and when it is heard; it reports and drops a payload that does not fit.
 */
export interface WidgetBus {
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /**
   * Calls the handler at once with the kept value, if there is one. Returns a function that ends
   * the subscription.
   */
  subscribe<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void;
}
