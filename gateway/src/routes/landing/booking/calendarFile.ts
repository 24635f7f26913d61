import { toIsoDate, type DayNumber } from 'shared-contracts/format';

/** A round as an entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same round, so that a second file changes the first entry. */
  readonly uid: string;
  /** When the file was made, in milliseconds. */
  readonly madeAt: number;
  readonly day: DayNumber;
  /** The start in minutes after midnight in Japan; the whole day where it is not known. */
  readonly minute: number | undefined;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly url: string;
}

/** Octets of a line at most, its end not counted (RFC 5545, 3.1). */
const LINE = 75;
/** How long a round keeps its players: eighteen holes, with lunch between the nines. */
const ROUND = 'PT5H';
/** Japan has had no summer time since 1951. */
const TOKYO = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes a text as a value (RFC 5545, 3.3.11); control characters, which it may not have, are left out. */
function toValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Breaks a line into lines of 75 octets; the next one begins with a space, and no letter is broken. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

function digits(of: number): string {
  return String(of).padStart(2, '0');
}

function whenOf({ day, minute }: CalendarEntry): readonly string[] {
  const date = toIsoDate(day).replaceAll('-', '');
  if (minute === undefined) return [`DTSTART;VALUE=DATE:${date}`];
  const time = `${digits(Math.floor(minute / 60))}${digits(minute % 60)}00`;
  return [`DTSTART;TZID=Asia/Tokyo:${date}T${time}`, `DURATION:${ROUND}`];
}

/** Returns a calendar file (RFC 5545) with one entry in Japan's time. */
export function toCalendarFile(entry: CalendarEntry): string {
  const stamp = new Date(entry.madeAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Asashiba Golf//Tee times//JA',
    'METHOD:PUBLISH',
    ...TOKYO,
    'BEGIN:VEVENT',
    `UID:${toValue(entry.uid)}`,
    `DTSTAMP:${stamp}`,
    ...whenOf(entry),
    `SUMMARY:${toValue(entry.title)}`,
    `LOCATION:${toValue(entry.place)}`,
    `DESCRIPTION:${toValue(entry.text)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
