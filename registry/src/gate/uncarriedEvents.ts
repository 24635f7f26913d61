import * as z from 'zod';
import type { WidgetManifest } from 'shared-contracts/widget';
import { misfits } from './misfits.ts';

const hostEvents = z.record(z.string(), z.object({ version: z.number(), schema: z.unknown() }));
/** What the bus of the running shell lets through: by name, the version and JSON Schema of each event. */
export type HostEvents = Readonly<z.infer<typeof hostEvents>>;

/** `events.json` of the shell's build; nothing is known where the setting is missing. */
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
  if (!known) return [`${event} is ${side}, and the shell's bus does not know it.`];
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

/** R10.03: the bus checks by the shell's own catalogue, takes away fields that it does not know, and counts a refusal against the sender. */
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
