import { courseRecord } from '../import/inventory/courseRecord.ts';
import { planRecord } from '../import/inventory/planRecord.ts';
import { toContentRows } from '../import/toContentRows.ts';
import { toMemberRows } from '../import/toMemberRows.ts';
import { readChange, readChangeRow } from './changeRecord.ts';

/** Says of each imported text of visitors whether it is taken. */
function taken(text: string) {
  const issues = (error: { issues: { path: PropertyKey[] }[] } | undefined) =>
    error?.issues.map(({ path }) => path[0]) ?? [];
  const throws = (read: () => unknown) => {
    try {
      read();
      return '';
    } catch (error) {
      return String(error);
    }
  };
  const hidden = 'has a character that changes how other text is read';
  return {
    course: !issues(courseRecord.safeParse({ name: text }).error).includes('name'),
    city: !issues(courseRecord.safeParse({ city: text }).error).includes('city'),
    plan: !issues(planRecord.safeParse({ title: text }).error).includes('title'),
    member: !throws(() => toMemberRows([{ id: 'a', name: text }])).includes(hidden),
    content: !throws(() =>
      toContentRows([{ device: 'pc', region: 0, block: 'notice', display: 1, text }]),
    ).includes(hidden),
  };
}

const NONE = { course: false, city: false, plan: false, member: false, content: false };
const ALL = { course: true, city: true, plan: true, member: true, content: true };

describe('an imported text', () => {
  it.each(['\u202e', '\u202a', '\u2066', '\u2069', '\u0000', '\u001b', '\u0085'])(
    'that has %j is refused, since it makes other text look different',
    (control) => {
      expect(taken(`朝芝${control}ゴルフ`)).toEqual(NONE);
    },
  );

  it('that has a letter of the own system (外字) is refused, since visitors would see none', () => {
    const gaiji = new TextDecoder('shift_jis').decode(Buffer.from('f040', 'hex'));
    const { error } = courseRecord.safeParse({ name: `${gaiji}橋ゴルフ` });
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ path: ['name'], message: 'has a letter of the own system (外字)' }),
    );
  });

  it('may have every letter, and lines', () => {
    expect(taken('台風26号のため、\n一部 שלום العربية 🏌️‍♀️')).toEqual(ALL);
  });
});

const PLAN = { course_id: '1', plan_no: '2', title: '朝芝', price_weekday: '9000' };
const COURSE = { id: 1, name: '朝芝', pref: 12, category: 1, lat: '35.1', lon: ' -140 ' };

describe('[R7.15] a number in a cell', () => {
  it.each(['', ' ', '　', '\t \r', null])(
    'that is only spaces (%j) is as good as absent',
    (cell) => {
      expect(planRecord.parse({ ...PLAN, price_saturday: cell, fee2: cell })).toMatchObject({
        price_saturday: null,
        fee2: 0,
        price_weekday: 9000,
      });
      expect(courseRecord.parse({ ...COURSE, overall: cell })).toMatchObject({
        overall: 0,
        lat: 3_510_000,
        lon: -14_000_000,
      });
      expect(courseRecord.safeParse({ ...COURSE, lat: cell }).success).toBe(false);
    },
  );

  it.each(['0x10', '1e3', '9000円', '9,000', '９０００', '+9', '.5', '9.', true, [9], {}])(
    'that is no decimal number (%j) is refused',
    (cell) => {
      expect(planRecord.safeParse({ ...PLAN, price_weekday: cell }).success).toBe(false);
      expect(courseRecord.safeParse({ ...COURSE, lat: cell }).success).toBe(false);
      expect(courseRecord.safeParse({ ...COURSE, overall: cell }).success).toBe(false);
    },
  );

  it('that is only spaces gives an entry neither every region nor a picture a side of 0', () => {
    const news = { device: 'pc', region: 101, block: 'news' };
    expect(() => toContentRows([{ ...news, region: ' ' }])).toThrow('region');
    expect(() => toContentRows([{ ...news, width: ' ' }])).not.toThrow();
  });

  it.each(['', ' ', '　'])('that a supplier leaves empty (%j) makes no price 0', (cell) => {
    const named = { course_id: '1', plan_no: '2' };
    expect(readChange({ ...named, what: 'price', price_weekday: cell }).change).toBeUndefined();
    const row = { ...named, what: 'price', price_weekday: cell, fee2: '500', day: cell };
    expect(readChangeRow(row).change).toMatchObject({ prices: { fee2: 500 } });
    const ofDay = { ...named, what: 'day_price', day: '2026-11-28' };
    expect(readChangeRow({ ...ofDay, price: cell }).change).toMatchObject({ price: null });
    expect(readChange({ ...ofDay, price: cell }).change).toMatchObject({ price: null });
    expect(readChange(ofDay).change).toBeUndefined();
  });
});
