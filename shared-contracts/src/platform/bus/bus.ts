import type { EventName, EventPayload } from '../site.ts';

/** The bus as one widget sees it. Both ends are checked against the catalogue; a payload that does not fit is reported and dropped. */
export interface WidgetBus {
  publish<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** Hears the kept value at once, where there is one. Answers with the end of the subscription. */
  subscribe<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void;
}
