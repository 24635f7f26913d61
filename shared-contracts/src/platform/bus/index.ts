export type { EventCatalogue, EventName, EventPayload } from '../site.ts';
export * from './bus.ts';
export * from './createBus.ts';
