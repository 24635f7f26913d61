import type { Recording } from '../../recording/index.ts';
import type { Replay } from './openReplay.ts';

function toText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

function payloadsByEvent(
  events: readonly { readonly event: string; readonly payload: unknown }[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { event, payload } of events)
    found.set(event, [...(found.get(event) ?? []), toText(payload)]);
  return found;
}

function eventDifferences(
  now: readonly string[],
  then: readonly string[],
  event: string,
): string[] {
  return Array.from({ length: Math.max(now.length, then.length) }, (_, index) => {
    const said = now[index];
    const recorded = then[index];
    if (said === recorded) return '';
    const which = `${event}, number ${index + 1}`;
    if (said === undefined) return `${which}: not sent; when recorded ${recorded}`;
    return recorded === undefined
      ? `${which}: ${said}; not sent when recorded`
      : `${which}: ${said}; when recorded ${recorded}`;
  }).filter((difference) => difference !== '');
}

/**
 * Lists how the events, calls and navigations of the widget differ from the recorded ones; an empty
 * list means that they are the same. A refused call is not in the list, because
 * `ReplayOptions.tell` reported it at once. What the widget sent because a visitor clicked counts
 * as missing until somebody clicks again, so a visit without clicks makes the better test.
 */
export function compareReplay(
  { events }: Recording,
  { widget: { name }, sent, unasked }: Replay,
): string[] {
  const now = payloadsByEvent(sent.events);
  const then = payloadsByEvent(events.filter(({ sender }) => sender === name));
  return [
    ...[...new Set([...then.keys(), ...now.keys()])].flatMap((event) =>
      eventDifferences(now.get(event) ?? [], then.get(event) ?? [], event),
    ),
    ...unasked().map((call) => `${call}: not asked; answered when recorded`),
  ];
}
