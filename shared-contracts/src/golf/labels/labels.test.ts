import { LOCALES, type Locale } from '../locale/index.ts';
import { searchMessage } from '../messages/index.ts';
import { FLAG_OPTIONS, OPTIONS, keywordLabel, parseSearchQuery } from '../search/index.ts';
import { checkDictionary } from './checkDictionary.ts';
import en, { dictionary as english } from './en.ts';
import ja from './ja.ts';
import ko, { dictionary as korean } from './ko.ts';
import hans, { dictionary as simplified } from './zh-Hans.ts';
import hant, { dictionary as traditional } from './zh-Hant.ts';
import type { Dictionary, Translate } from './translator.ts';

const LABELS: Readonly<Record<Exclude<Locale, 'ja-JP'>, readonly [Dictionary, Translate]>> = {
  'en-US': [english, en],
  'zh-Hans': [simplified, hans],
  'zh-Hant': [traditional, hant],
  'ko-KR': [korean, ko],
};

describe('labels in the language of the page', () => {
  it.each(Object.entries(LABELS))(
    '[R9.06] %s has each of them, and no other',
    (_locale, [dictionary, translate]) => {
      expect(checkDictionary(dictionary, translate)).toEqual([]);
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

  it('[R9.06] are complete in every locale but Japanese, whose texts stand in the tables', () => {
    expect([...Object.keys(LABELS), 'ja-JP'].toSorted()).toEqual([...LOCALES].toSorted());
    expect(ja('千葉県')).toBe('千葉県');
  });

  it('[R9.06] a dictionary that lacks one, holds another or leaves kana is refused', () => {
    const { 海外: _, ...rest } = english;
    expect(checkDictionary(rest, (text) => (text === '海外' ? text : en(text)))).toEqual([
      '海外 has no translation',
    ]);
    expect(checkDictionary({ ...english, 池: 'Pond' }, en)).toEqual(['池 is shown nowhere']);
    expect(checkDictionary({ ...english, 海外: 'かいがい' }, en)).toEqual([
      '海外 is not translated',
    ]);
    expect(checkDictionary({ ...english, '%s日間': 'days' }, en)).toEqual(['%s日間 loses a place']);
  });

  it('[R9.06] [R9.09] fill their places, with words translated and a visitor’s own words left', () => {
    expect([en('20日間'), en('4組以上の連続枠'), en('8,000〜12,000円'), en('9時台')]).toEqual([
      '20 days',
      '4 or more consecutive tee times',
      '¥8,000–¥12,000',
      '9:00–9:59',
    ]);
    expect(en(keywordLabel('昼食付き'))).toBe('Keyword: 昼食付き');
    expect(hant(searchMessage('C000007', 'コース名', 80))).toBe('「球場名稱」請在80個字元以內。');
    expect([en('東北自動車道'), en('朝芝カントリークラブ')]).toEqual([
      '東北自動車道',
      '朝芝カントリークラブ',
    ]);
  });

  it('[R9.06] [R7.06] name the national holidays, and the days off for those on a Sunday', () => {
    expect([
      en('勤労感謝の日'),
      en('こどもの日 振替休日'),
      ko('敬老の日'),
      hans('海の日'),
      hant('春分の日'),
    ]).toEqual([
      'Labor Thanksgiving Day',
      'Children’s Day (substitute holiday)',
      '경로의 날',
      '海之日',
      '春分日',
    ]);
  });

  it('[R9.06] [R8.01] tell what is wrong with a query, its date too', () => {
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
