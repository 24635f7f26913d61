import { courseRecord } from '../import/inventory/courseRecord.ts';
import { planRecord } from '../import/inventory/planRecord.ts';
import { toContentRows } from '../import/toContentRows.ts';
import { toMemberRows } from '../import/toMemberRows.ts';

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
