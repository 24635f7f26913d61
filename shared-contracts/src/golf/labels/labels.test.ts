import { LOCALES, type Locale } from '../locale/index.ts';
import { FLAG_OPTIONS, OPTIONS, keywordLabel, parseSearchQuery } from '../search/index.ts';
import { LABEL_SOURCES, SENTENCE_EXAMPLES, checkNames } from '../testing/labels/index.ts';
import en, { names as english } from './en.ts';
import ja from './ja.ts';
import ko, { names as korean } from './ko.ts';
import hans, { names as simplified } from './zh-Hans.ts';
import hant, { names as traditional } from './zh-Hant.ts';
import { named, type Names, type Translate } from './translator.ts';

const LABELS: Readonly<Record<Exclude<Locale, 'ja-JP'>, readonly [Names, Translate]>> = {
  'en-US': [english, en],
  'zh-Hans': [simplified, hans],
  'zh-Hant': [traditional, hant],
  'ko-KR': [korean, ko],
};
const EXAMPLES = Object.values(SENTENCE_EXAMPLES);

describe('labels in the language of the page', () => {
  it.each(Object.entries(LABELS))(
    '[R9.06] %s has each label, and no other',
    (_locale, [names, translate]) => {
      expect(checkNames(names)).toEqual([]);
      const known = new Set(names.map(([, translation]) => translation));
      expect(
        names.map(([japanese]) => translate.given(japanese)).filter((said) => !known.has(said)),
      ).toEqual([]);
      expect(LABEL_SOURCES.filter((label) => translate.given(label) === '')).toEqual([]);
    },
  );

  it.each(FLAG_OPTIONS)(
    '[R9.06] (%s) say an option in every language, each in its own',
    (option) => {
      const { label } = OPTIONS[option];
      const said = Object.values(LABELS).map(([, translate]) => translate(label));
      expect(said).not.toContain(label);
      expect(new Set(said).size).toBeGreaterThan(2);
    },
  );

  it('[R9.06] exist in every locale except Japanese, whose texts are the labels themselves', () => {
    expect([...Object.keys(LABELS), 'ja-JP'].toSorted()).toEqual([...LOCALES].toSorted());
    expect(ja('千葉県')).toBe('千葉県');
    expect(ja.given('朝芝カントリークラブ')).toBe('朝芝カントリークラブ');
  });

  it('[R9.06] names that lack one, hold another or leave kana are refused', () => {
    const without = english.filter(([label]) => label !== '海外');
    expect(checkNames(without)).toEqual(['海外 has no translation']);
    expect(checkNames([...english, ['池', 'Pond']])).toEqual(['池 is shown nowhere']);
    expect(checkNames([...english, ['海外', 'かいがい']])).toEqual(['海外 is not translated']);
    expect(() => named([{ name: '池' }, { name: '川' }], 'Pond')).toThrow(
      '2 names are needed, 1 are given',
    );
  });

  it('[R9.06] a label or a sentence that no table knows does not compile', () => {
    // @ts-expect-error -- the tables have no such label
    expect(en('池')).toBe('池');
    // @ts-expect-error -- the tables have no such sentence
    expect(() => en({ key: 'ponds', values: { ponds: 2 } })).toThrow(TypeError);
    // @ts-expect-error -- this sentence needs another value
    expect(en({ key: 'days', values: { hours: 2 } })).toContain('undefined');
  });

  it.each([...Object.entries(LABELS), ['ja-JP', [[], ja]] as const])(
    '[R9.06] %s says every value of every sentence',
    (_locale, [, translate]) => {
      const lost = EXAMPLES.flatMap((sentence) => {
        const said = translate(sentence).replaceAll(',', '');
        return Object.entries(sentence.values)
          .filter(([name]) => name !== 'field' && name !== 'lastDay')
          .filter(([, value]) => !said.includes(String(value)))
          .map(([name]) => `${sentence.key} does not say ${name}`);
      });
      expect(lost).toEqual([]);
    },
  );

  it('[R9.06] [R9.09] say their values: labels translated, and a visitor’s own words unchanged', () => {
    expect([
      en({ key: 'days', values: { days: 1 } }),
      en({ key: 'days', values: { days: 20 } }),
      en({ key: 'consecutiveSlots', values: { slots: 4 } }),
      en({ key: 'feesBetween', values: { from: 8000, to: 12_000 } }),
      en({ key: 'startHour', values: { hour: 9 } }),
    ]).toEqual([
      '1 day',
      '20 days',
      '4 or more consecutive tee times',
      '¥8,000–¥12,000',
      '9:00–9:59',
    ]);
    expect(en(keywordLabel('昼食付き'))).toBe('Keyword: 昼食付き');
    expect(hant({ key: 'C000007', values: { field: 'コース名', most: 80 } })).toBe(
      '「球場名稱」不可超過80個字元。',
    );
    expect([en.given('東北自動車道'), en.given('朝芝カントリークラブ')]).toEqual([
      '東北自動車道',
      '朝芝カントリークラブ',
    ]);
  });

  it('[R9.06] [R7.06] name the national holidays, and the days off for those on a Sunday', () => {
    expect([
      en.given('勤労感謝の日'),
      en.given('こどもの日 振替休日'),
      ko.given('敬老の日'),
      hans.given('海の日'),
      hant.given('春分の日'),
    ]).toEqual([
      'Labor Thanksgiving Day',
      'Children’s Day (substitute holiday)',
      '경로의 날',
      '海之日',
      '春分日',
    ]);
  });

  it('[R9.06] [R8.01] say what is wrong with a query, also with a date', () => {
    const { error } = parseSearchQuery('area=12&year=2026&month=1&day=1', {
      now: Date.UTC(2026, 10, 21),
      form: 'result',
    });
    expect(en(error?.message ?? '')).toBe(
      'Please choose a play date between today and Jun 30, 2027.',
    );
    expect(ko(error?.message ?? '')).toBe(
      '플레이 날짜는 오늘부터 2027년 6월 30일까지 입력할 수 있습니다.',
    );
  });
});
