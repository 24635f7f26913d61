import { ownerOf } from 'server-kit/release/ownerOf';
import type { WidgetManifest } from 'shared-contracts/widget';
import { misfits } from './misfits.ts';

type EventRecord = WidgetManifest['events']['sent'][string];

function idOf({ name, version }: WidgetManifest): string {
  return `${name}@${version}`;
}

/** Returns the complaints about one event between one sender and one hearer. */
function between(
  event: string,
  sent: EventRecord,
  heard: EventRecord,
  sender: string,
  hearer: string,
): string[] {
  if (sent.version !== heard.version)
    return [
      `${event}: ${sender} sends version ${sent.version}, ${hearer} hears version ${heard.version}.`,
    ];
  return misfits(sent.schema, heard.schema).map(
    ({ field, why }) =>
      `${event}: ${hearer} would break, ${field === '' ? 'the payload' : field} ${why} (sent by ${sender}).`,
  );
}

/** Returns the record of an event. A name such as `toString`, which every object has, counts only as an own one. */
function recordOf(
  records: WidgetManifest['events']['sent'],
  event: string,
): EventRecord | undefined {
  return Object.hasOwn(records, event) ? records[event] : undefined;
}

/** Finds the events that `mine` sends although another widget owns them. */
function foreign(mine: WidgetManifest): string[] {
  return Object.keys(mine.events.sent)
    .filter((event) => ownerOf(event) !== mine.name)
    .map((event) => `${event} is sent by ${idOf(mine)}, but it belongs to ${ownerOf(event)}.`);
}

/** Compares the events that `mine` sends with the widgets that hear them. */
function brokenHearers(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return Object.entries(mine.events.sent).flatMap(([event, sent]) =>
    others.flatMap((other) => {
      const heard = recordOf(other.events.heard, event);
      return heard ? between(event, sent, heard, idOf(mine), idOf(other)) : [];
    }),
  );
}

/** Compares the events that `mine` hears with the widgets that send them. */
function unreadable(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return Object.entries(mine.events.heard).flatMap(([event, heard]) =>
    others.flatMap((other) => {
      const sent = recordOf(other.events.sent, event);
      return sent ? between(event, sent, heard, idOf(other), idOf(mine)) : [];
    }),
  );
}

/** Finds the events that `mine` hears but that their owner, if live, does not send. */
function neverSent(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return Object.keys(mine.events.heard)
    .filter((event) => {
      const owners = [mine, ...others].filter(({ name }) => name === ownerOf(event));
      return (
        owners.length > 0 &&
        ![mine, ...others].some(({ events }) => Object.hasOwn(events.sent, event))
      );
    })
    .map((event) => `${event} is heard by ${idOf(mine)}, but no widget sends it.`);
}

/** Finds the events of `mine` that others hear but that it no longer sends. */
function fallenSilent(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return others.flatMap((other) =>
    Object.keys(other.events.heard)
      .filter(
        (event) =>
          ownerOf(event) === mine.name &&
          ![mine, ...others].some(({ events }) => Object.hasOwn(events.sent, event)),
      )
      .map(
        (event) =>
          `${event}: ${idOf(other)} would break, it hears this event but ${idOf(mine)} does not send it.`,
      ),
  );
}

/**
 * R10.03: returns a complaint for each event that would break. `others` are the live versions of
 * other widgets.
 */
export function brokenEvents(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return [foreign, brokenHearers, unreadable, neverSent, fallenSilent].flatMap((check) =>
    check(mine, others),
  );
}
