import fc from 'fast-check';
import { parseIsoDate } from 'shared-contracts/format';
import { need } from '../../../testing/need.ts';
import { toCalendarFile, type CalendarEntry } from './calendarFile.ts';

const DAY = need(parseIsoDate('2026-11-28'), 'a day');

function anEntry(over: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uid: 'round-1',
    madeAt: Date.UTC(2026, 10, 20, 23, 4, 5),
    day: DAY,
    minute: 7 * 60 + 4,
    title: '朝芝カントリー倶楽部',
    place: '千葉県市原市',
    text: 'セルフ, 昼食付き',
    url: 'https://golf.example/booking?c_id=1',
    ...over,
  };
}
function unfold(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}
/** Reads the text of a property as a calendar does. */
function textOf(file: string, name: string): string | undefined {
  const line = unfold(file).find((each) => each.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

it('[R1.01] a round has its start in the time of Japan', () => {
  expect(unfold(toCalendarFile(anEntry()))).toEqual(
    expect.arrayContaining([
      'TZID:Asia/Tokyo',
      'DTSTAMP:20261120T230405Z',
      'DTSTART;TZID=Asia/Tokyo:20261128T070400',
      'DURATION:PT5H',
    ]),
  );
});

it('[R1.01] a round without a start takes the whole day', () => {
  const file = toCalendarFile(anEntry({ minute: undefined }));
  expect(unfold(file)).toContain('DTSTART;VALUE=DATE:20261128');
  expect(file).not.toContain('DURATION');
});

it('[R1.01] any text comes back as it was, in lines of 75 octets that end with CR and LF', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const signs = fc.string({
    unit: fc.constantFrom('\\', ';', ',', '\n', 'n', '海', '🏌️'),
    maxLength: 90,
  });
  fc.assert(
    fc.property(fc.oneof(text, signs), (said) => {
      const file = toCalendarFile(anEntry({ title: said, text: said }));
      const known = said.replaceAll(/(?!\n)\p{Cc}/gu, '');
      expect([textOf(file, 'SUMMARY'), textOf(file, 'DESCRIPTION')]).toEqual([known, known]);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Cc}|\uFFFD/u);
      }
    }),
  );
});
