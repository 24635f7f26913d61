import { MOST_REPORTED_GROUPS, type ReportedErrors } from 'shared-contracts/release';

/** What an error's report of a browser says. */
export interface BrowserError {
  /** `widget@version`, or `shell`. */
  readonly widget: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** The characters of a line that are looked at, so that a hostile one is no work. */
const LONGEST_LINE = 400;
/** The frames of a stack that are kept. */
const MOST_FRAMES = 12;
/** A file of this site with line and column, as every browser writes it. */
const FRAME = /((?:remotes|assets)\/[^\s()?#:]+)(?:\?[^\s():]*)?:(\d+):(\d+)/;
const ORIGIN = /https?:\/\/[^/\s]+\//g;

/** Returns the class that V8 writes before the message; `Error` in other browsers. */
function nameOf(stack: string): string {
  return /^(\w{1,50}(?:Error|Exception))\b/.exec(stack)?.[1] ?? 'Error';
}

/** Returns the first place in the widget's own files, else the first in any file of the site. */
function placeOf(frames: readonly string[], widget: string): string {
  const places = frames.flatMap((frame) => FRAME.exec(frame)?.slice(1).join(':') ?? []);
  const own = widget === 'shell' ? 'assets/' : `remotes/${widget.replace('@', '/')}/`;
  return places.find((place) => place.startsWith(own)) ?? places[0] ?? '';
}

/** Returns a text without the characters that no person reads and no database of text takes. */
function toPlainText(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, ' ').toWellFormed();
}

/** Converts a report to its group. Messages that differ in their numbers only are alike. */
export function toErrorGroup({ widget, ...told }: BrowserError): ReportedErrors {
  const message = toPlainText(told.message);
  const stack = toPlainText(told.stack ?? '');
  const frames = stack
    .split('\n')
    .map((line) => line.slice(0, LONGEST_LINE))
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().replaceAll(ORIGIN, '').slice(0, 150));
  return {
    widget,
    name: nameOf(stack),
    message: message.replaceAll(/\d+/g, '#').slice(0, 300),
    place: placeOf(frames, widget).slice(0, 300),
    stack: frames.join('\n'),
    count: 1,
  };
}

export interface ErrorCounter {
  add(error: BrowserError): void;
  /** Returns the groups since the last call. */
  take(): ReportedErrors[];
}

/**
 * Groups the errors of live versions between two reports. It ignores other versions, and further groups
 * when it has many, so that nobody can fill the memory.
 */
export function errorCounter(isLive: (widget: string) => boolean): ErrorCounter {
  const groups = new Map<string, ReportedErrors>();
  return {
    add(error) {
      if (!isLive(error.widget)) return;
      const group = toErrorGroup(error);
      const key = JSON.stringify([group.widget, group.name, group.message, group.place]);
      const known = groups.get(key);
      if (known) groups.set(key, { ...known, count: known.count + 1 });
      else if (groups.size < MOST_REPORTED_GROUPS) groups.set(key, group);
    },
    take() {
      const taken = [...groups.values()];
      groups.clear();
      return taken;
    },
  };
}
