import type { EventName } from 'shared-contracts/bus';
import * as z from 'zod/mini';
import { EVENTS } from '../site/thisSite.ts';

/** Some events of the catalogue as a manifest contains them: version and JSON Schema, by name. */
export function eventRecords(names: readonly EventName[]) {
  return Object.fromEntries(
    names.map((name) => {
      const { $schema: _, ...schema } = z.toJSONSchema(EVENTS[name].schema);
      return [name, { version: EVENTS[name].version, schema }];
    }),
  );
}

/** All events of the catalogue: those that the bus of a shell built from these sources carries. */
export function allEventRecords() {
  return eventRecords(Object.keys(EVENTS) as EventName[]);
}
