import * as z from 'zod';
import type { WidgetManifest } from 'shared-contracts/widget';
import { misfits } from './misfits.ts';

const hostEvents = z.record(z.string(), z.object({ version: z.number(), schema: z.unknown() }));
/** The events that the bus of the running shell carries: version and JSON Schema by name. */
export type HostEvents = Readonly<z.infer<typeof hostEvents>>;

/**
 * Parses the `events.json` of the shell's build. Returns undefined for an empty text; throws if it
 * is invalid.
 */
export function parseHostEvents(text: string): HostEvents | undefined {
  return text.trim() === '' ? undefined : hostEvents.parse(JSON.parse(text));
}

type Side = 'sent' | 'heard';

function problemsOf(
  event: string,
  { version, schema }: HostEvents[string],
  side: Side,
  known: HostEvents[string] | undefined,
): string[] {
  if (!known) return [`${event} is ${side}, but the shell's bus does not know it.`];
  if (known.version !== version)
    return [
      `${event} is ${side} in version ${version}; the shell's bus carries version ${known.version}.`,
    ];
  const [from, to] = side === 'sent' ? [schema, known.schema] : [known.schema, schema];
  return misfits(from, to).map(
    ({ field, why }) =>
      `${event}: the shell's bus would not carry what is ${side}, ${field === '' ? 'the payload' : field} ${why}.`,
  );
}

/**
 * R10.03: returns a complaint for each event that the shell's bus would not carry. The bus checks
 * every payload with the shell's own catalogue and removes unknown fields. Empty if `host` is
 * undefined.
 */
export function uncarriedEvents(
  { events }: Pick<WidgetManifest, 'events'>,
  host: HostEvents | undefined,
): string[] {
  return host === undefined
    ? []
    : (['sent', 'heard'] as const).flatMap((side) =>
        Object.entries(events[side]).flatMap(([event, record]) =>
          problemsOf(event, record, side, Object.hasOwn(host, event) ? host[event] : undefined),
        ),
      );
}
