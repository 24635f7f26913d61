import type { EventName } from 'shared-contracts/bus';
import * as z from 'zod/mini';
import { EVENTS } from '../site/thisSite.ts';

/** Events of the catalogue as a manifest writes them: version and JSON Schema by name. */
export function eventRecords(names: readonly EventName[]) {
  return Object.fromEntries(
    names.map((name) => {
      const { $schema: _, ...schema } = z.toJSONSchema(EVENTS[name].schema);
      return [name, { version: EVENTS[name].version, schema }];
    }),
  );
}

/** All that a shell's bus carries which is built from these sources. */
export function allEventRecords() {
  return eventRecords(Object.keys(EVENTS) as EventName[]);
}
