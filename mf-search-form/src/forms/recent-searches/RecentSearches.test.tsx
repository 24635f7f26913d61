import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { toSearchQuery } from 'shared-contracts/search';
import { aSearchCondition, fakeHost } from 'shared-contracts/testing';
import { openForm } from '../../testing/openForm.ts';
import {
  HISTORY_COUNT,
  HISTORY_KEY,
  readHistory,
  rememberSearch,
} from '../../condition/remembered/searchHistory.ts';

function recent() {
  return within(screen.getByRole('navigation', { name: '最近の検索' }));
}

it('[R9.03] a search is one tap away the next time', async () => {
  const first = await openForm({ query: 'area[]=12&month=11&day=28&play_fee_max=12000' });
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  const kept = first.host.storage.local.get(HISTORY_KEY) ?? '';
  first.close();
  const { host } = await openForm({ local: { [HISTORY_KEY]: kept } });
  await userEvent.click(
    recent().getByRole('link', { name: '千葉県・11/28（土）・1日間・12,000円以下' }),
  );
  expect(host.navigations[0]).toMatch(/^\/search\/result\/\?area\[\]=12&/);
});

it('[R9.03][R4.05] a date that has passed becomes the same day of the next year, or tomorrow', async () => {
  await openForm({ local: { [HISTORY_KEY]: 'area[]=12&year=2026&month=11&day=1' } });
  expect(recent().getByRole('link').getAttribute('href')).not.toContain(
    'year=2026&month=11&day=1&',
  );
});

it('[R9.03] searches for one place whose dates have passed are one search', async () => {
  const past = [1, 2, 3].map((day) => `area[]=12&year=2025&month=11&day=${day}`);
  await openForm({ local: { [HISTORY_KEY]: [...past, 'area[]=13'].join('\n') } });
  expect(
    recent()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['千葉県・11/22（日）・1日間', '東京都・11/22（日）・1日間']);
});

it('[R9.03][R1.05] names the mode first, which tells two searches for the same place apart', async () => {
  const query = 'area[]=12&year=2026&month=11&day=28&play_fee_max=12000';
  await openForm({
    local: { [HISTORY_KEY]: `search_mode=competition&${query}\n${query}` },
  });
  expect(
    recent()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'コンペ・千葉県・11/28（土）・1日間・ほか1件',
    '千葉県・11/28（土）・1日間・12,000円以下',
  ]);
});

it('shows nothing without earlier searches', async () => {
  await openForm();
  expect(screen.queryByRole('navigation', { name: '最近の検索' })).not.toBeInTheDocument();
});

it('[R9.03] keeps the last sixteen searches of any length, each once, newest first', () => {
  const search = fc
    .record({
      area: fc.integer({ min: 1, max: 30 }).map((code) => [code]),
      lunch: fc.boolean(),
      courseName: fc.stringMatching(/^[ぁ-ん]{0,30}$/),
    })
    .map(aSearchCondition);
  // of few, so that many are repeated
  const searched = fc
    .array(search, { minLength: 1, maxLength: 20 })
    .chain((few) => fc.array(fc.constantFrom(...few), { maxLength: 40 }));
  const passing = { page: 2, compareWith: [5], lid: 'mail', tp: 'b1' };
  fc.assert(
    fc.property(searched, (searches) => {
      const { storage } = fakeHost();
      for (const each of searches)
        rememberSearch(storage, { ...each, ...passing, searchType: 'pc_top_search' });
      const newestFirst = [...new Set(searches.map(toSearchQuery).toReversed())];
      expect(readHistory(storage)).toEqual(newestFirst.slice(0, HISTORY_COUNT));
    }),
  );
});
