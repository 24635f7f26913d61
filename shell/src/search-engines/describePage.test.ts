/** @jest-environment node */
import { createTranslator } from 'shared-ui/messages';
import type { Locale } from 'shared-contracts/widget';
import type { PageName } from 'shared-contracts/site';
import { aPageState } from '../../testing/builders.ts';
import { catalogueOf } from '../messages/catalogues.ts';
import { describePage, isLaterPage } from './describePage.ts';
import { labelsOf } from 'shared-contracts/labels/everyLanguage';

function about(page: PageName, query = '', locale: Locale = 'ja-JP', path = '/') {
  const messages = catalogueOf(locale);
  return describePage(
    aPageState({ page, path, query, locale, messages }),
    createTranslator({ locale, messages, telemetry: console }),
    labelsOf(locale),
  );
}

describe('what a search engine is told of a page', () => {
  it('[R2.04] [R9.06] names the place that was searched, in the language of the page', () => {
    expect(about('result', 'area[]=12&year=2026&month=12&day=5&lunch=1').title).toBe(
      '千葉県のゴルフ場 検索結果｜朝芝ゴルフ',
    );
    expect(about('result', 'area[]=12&area[]=8', 'en-US').title).toBe(
      'Golf courses in Chiba, Ibaraki｜Asashiba Golf',
    );
    expect(about('result', 'area[]=48&country[]=1', 'ko-KR').title).toBe(
      '하와이 골프장 검색 결과｜아사시바 골프',
    );
  });

  it('[R9.06] has one address for each language, and the Japanese one by default', () => {
    const { canonical, alternates } = about(
      'result',
      'area[]=12&lunch=1&lang=en-US&l-id=mail',
      'en-US',
    );
    expect(canonical).toBe('https://golf.example/search/result/?area%5B%5D=12&lang=en-US');
    expect(alternates.map(({ language }) => language)).toEqual([
      'ja',
      'en',
      'zh-Hans',
      'zh-Hant',
      'ko',
      'x-default',
    ]);
    expect([alternates[0]?.href, alternates.at(-1)?.href]).toEqual(
      Array.from({ length: 2 }, () => 'https://golf.example/search/result/?area%5B%5D=12'),
    );
    expect(about('top', 'l-id=x').canonical).toBe('https://golf.example/');
    expect(about('sp-top', 'area_v=13').canonical).toBe('https://golf.example/');
    expect(about('result', 'area[]=12&page=2').canonical).toContain('page=2');
    const several = (query: string) => about('result', query).canonical;
    expect(several('area[]=12&area[]=8')).toBe(several('area[]=8&area[]=12&order=rate'));
  });

  it('[R4.02] [R2.07] is no address if the page does not exist or belongs to one visitor', () => {
    for (const [page, query] of [
      ['not-found', ''],
      ['error', ''],
      ['secret', 'area[]=12'],
      ['result', ''],
      ['result', 'search_c_name=朝芝'],
      ['result', 'area[]=12&srch_keyword=海'],
    ] as const) {
      expect(about(page, query, 'ja-JP', '/nowhere')).toMatchObject({
        canonical: undefined,
        alternates: [],
        structured: [],
      });
    }
    expect(about('not-found', '', 'en-US', '/nowhere').title).toBe('Page Not Found /nowhere');
  });

  it.each([
    ['an unknown place', 'area[]=999'],
    ['fees that contradict each other', 'area[]=12&play_fee_min=9000&play_fee_max=5000'],
    ['places that cannot be combined', 'area[]=12&area[]=48'],
    ['a day in the past', 'area[]=12&year=2020&month=1&day=1'],
  ])('[R5.29] is no address if the search is invalid: %s', (_what, query) => {
    expect(about('result', query).canonical).toBeUndefined();
  });

  it('[R4.17] is no address if the results are empty', () => {
    const messages = catalogueOf('ja-JP');
    const state = aPageState({ query: 'area[]=12&page=999' });
    const found = describePage(
      state,
      createTranslator({ locale: 'ja-JP', messages, telemetry: console }),
      labelsOf('ja-JP'),
      { isEmpty: true },
    );
    expect(found).toMatchObject({ canonical: undefined, alternates: [], structured: [] });
    expect(isLaterPage(state)).toBe(true);
    for (const query of ['area[]=12', 'page=2', 'area[]=12&page=2&srch_keyword=海'])
      expect(isLaterPage({ ...state, query })).toBe(false);
  });

  it('includes the place of the page in the site as structured data', () => {
    expect(about('detail').structured).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '朝芝ゴルフ', item: 'https://golf.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: '詳細条件で探す',
            item: 'https://golf.example/search/',
          },
        ],
      },
    ]);
    expect(about('top', '', 'en-US').structured).toMatchObject([
      { '@type': 'WebSite', name: 'Asashiba Golf', inLanguage: 'en' },
    ]);
  });

  it('has a different description for each kind of page', () => {
    const descriptions = (['top', 'detail', 'map', 'solo'] as const).map(
      (page) => about(page).description,
    );
    expect(new Set([...descriptions, about('result', 'area[]=12').description]).size).toBe(5);
  });
});
