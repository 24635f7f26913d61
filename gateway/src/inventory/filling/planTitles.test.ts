import { toJapaneseDay } from 'shared-contracts/format';
import { readTranslations } from '../translations.ts';
import { planTitles } from './planTitles.ts';
import { toPlans } from './plans.ts';

const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;
const FOREIGN = {
  en: /[^\u0020-\u007e’]/,
  'zh-Hans': KANA,
  'zh-Hant': KANA,
  ko: /[\u3041-\u309f\u30a1-\u30fa]|\p{Script=Han}/u,
} as const;

const TITLES = new Map(
  Array.from({ length: 200 }, (_, id) => toPlans(id + 1, toJapaneseDay(0)))
    .flat()
    .map(({ text: { title, translations } }) => [title, readTranslations(translations)]),
);

it('[R9.06] invented plans have their titles in every language, and nothing Japanese in them', () => {
  expect(TITLES.size).toBeGreaterThan(150);
  for (const [title, texts] of TITLES)
    for (const [language, foreign] of Object.entries(FOREIGN))
      expect([title, language, texts[language as keyof typeof FOREIGN]]).toEqual([
        title,
        language,
        expect.not.stringMatching(foreign),
      ]);
});

it('[R9.06] two titles are never one in another language', () => {
  for (const language of ['en', 'zh-Hans', 'zh-Hant', 'ko'] as const)
    expect(new Set([...TITLES.values()].map((texts) => texts[language])).size).toBe(TITLES.size);
});

it('[R9.06] a catchword stands before the title as in the language', () => {
  expect(planTitles('【直前割】', '薄暮ハーフプレー')).toEqual({
    en: 'Last-minute deal: Twilight half round',
    'zh-Hans': '【最后时刻特惠】黄昏9洞',
    'zh-Hant': '【最後一刻優惠】黃昏9洞',
    ko: '[임박 특가] 해 질 녘 하프 플레이',
  });
  expect(() => planTitles('', '新しいプラン')).toThrow('新しいプラン is in no other language');
});
