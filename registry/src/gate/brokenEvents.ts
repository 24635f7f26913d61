import type { WidgetManifest } from 'shared-contracts/widget';
import { misfits } from './misfits.ts';

type EventRecord = WidgetManifest['events']['sent'][string];

function idOf({ name, version }: WidgetManifest): string {
  return `${name}@${version}`;
}

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

/** `search-form:...` belongs to the widget mf-search-form. */
function ownerOf(event: string): string {
  return `mf-${event.split(':')[0]}`;
}

/** What it sends, against everybody who hears it. */
function broken(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return Object.entries(mine.events.sent).flatMap(([event, sent]) =>
    others.flatMap((other) => {
      const heard = other.events.heard[event];
      return heard ? between(event, sent, heard, idOf(mine), idOf(other)) : [];
    }),
  );
}

/** What it hears, against everybody who sends it. */
function unreadable(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return Object.entries(mine.events.heard).flatMap(([event, heard]) =>
    others.flatMap((other) => {
      const sent = other.events.sent[event];
      return sent ? between(event, sent, heard, idOf(other), idOf(mine)) : [];
    }),
  );
}

/** What it hears and nobody sends; a widget that is not live yet may still come and send it. */
function neverSent(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return Object.keys(mine.events.heard)
    .filter((event) => {
      const owners = [mine, ...others].filter(({ name }) => name === ownerOf(event));
      return (
        owners.length > 0 &&
        ![mine, ...others].some(({ events }) => Object.hasOwn(events.sent, event))
      );
    })
    .map((event) => `${event} is heard by ${idOf(mine)}, and nobody sends it.`);
}

/** What others hear of this widget, and it no longer sends. */
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
          `${event}: ${idOf(other)} would break, it hears it and ${idOf(mine)} does not send it.`,
      ),
  );
}

/** R10.03: `others` are the live versions of the other widgets. */
export function brokenEvents(mine: WidgetManifest, others: readonly WidgetManifest[]): string[] {
  return [broken, unreadable, neverSent, fallenSilent].flatMap((check) => check(mine, others));
}
