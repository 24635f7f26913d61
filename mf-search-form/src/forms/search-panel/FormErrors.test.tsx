import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDayNumber } from 'shared-contracts/format';
import type { RefusedField } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { readAddress } from '../../condition/initialCondition.ts';
import { openForm } from '../../testing/openForm.ts';

const DAY = 'year=2026&month=11&day=28';
const CHIBA = `area[]=12&${DAY}`;

/** Gives each field an address that is refused at it. The type makes the table complete. */
const REFUSED: Readonly<Record<RefusedField, string>> = {
  area: `area[]=99&${DAY}`,
  country: `${CHIBA}&country[]=1`,
  courseName: `search_c_name=${encodeURIComponent('<b>')}&${DAY}`,
  playDate: 'area[]=12&year=2026&month=1&day=1',
  widthday: `${CHIBA}&widthday=99`,
  ratesMin: `${CHIBA}&play_fee_min=12000&play_fee_max=8000`,
  ratesMax: `${CHIBA}&play_fee_max=1`,
  keyword: `${CHIBA}&srch_keyword=(lunch)`,
  planDayDetail: `${CHIBA}&plan_day_detail[]=8`,
};
const PAGES = ['top', 'detail', 'result', 'map'] as const satisfies readonly PageName[];
/** The fields that the form of the map does not have. The detailed search has them. */
const NOT_ON_MAP: readonly string[] = ['courseName', 'keyword', 'planDayDetail'];

const today = toDayNumber(2026, 11, 21);
const fields = Object.entries(REFUSED) as [RefusedField, string][];
const cases = PAGES.flatMap((page) =>
  fields
    .filter(([field, query]) => readAddress({ page, query }, today).error?.field === field)
    .map(([field, query]) => ({ page, field, query })),
);
async function link() {
  const title = await screen.findByRole('heading', { name: /誤りがあります/ });
  const summary = title.closest<HTMLElement>('[role="alert"]');
  if (!summary) throw new Error('the title is in no alert');
  return within(summary).getByRole('link');
}

it('every field that can be refused is refused on at least one page', () => {
  expect([...new Set(cases.map(({ field }) => field))].toSorted()).toEqual(
    Object.keys(REFUSED).toSorted(),
  );
});

describe.each(cases)(
  'the link from an error at $field on the page $page',
  ({ page, field, query }) => {
    const isElsewhere = page === 'map' && NOT_ON_MAP.includes(field);
    const title = isElsewhere
      ? 'leads to the detailed search of the same condition'
      : 'leads to a visible control';
    it(`[R2.13] ${title}`, async () => {
      await openForm({ page, query, device: 'MB' });
      const way = await link();
      if (isElsewhere) {
        expect(way).toHaveAttribute(
          'href',
          expect.stringMatching(
            /^\/search\/\?area.*#test-slot-\w+$|^\/search\/\?search_c_name.*#test-slot-courseName$/,
          ),
        );
        return;
      }
      const id = way.getAttribute('href')?.split('#')[1] ?? '';
      // the options behind 詳細条件 load by themselves; of area and country the form shows one
      await waitFor(() =>
        expect(document.getElementById(id) ?? (field === 'country' ? 1 : null)).not.toBeNull(),
      );
      await userEvent.click(way);
      const control = document.activeElement;
      expect(control).not.toBe(document.body);
      expect(control).toBeVisible();
      // a summary is visible while its details are closed
      const around = control?.closest('summary')?.parentElement?.parentElement ?? control;
      expect(around?.closest('details:not([open])')).toBeNull();
      if (field !== 'country') expect(control).toHaveAttribute('id', id);
      if (field === 'country') expect(control).toHaveAttribute('id', 'test-slot-area');
    });
  },
);

it('[R2.13] a refused area leads to the countries when only they are shown', async () => {
  await openForm({ page: 'result', query: `search_mode=overseas&area[]=48&area[]=12&${DAY}` });
  await userEvent.click(await link());
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
});

it('[R2.13] a refused keyword leads to the detailed search, since the form for overseas has no keyword', async () => {
  await openForm({
    page: 'top',
    query: `search_mode=overseas&country[]=1&${DAY}&srch_keyword=(lunch)`,
  });
  expect(await link()).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search\/\?.*srch_keyword=.*#test-slot-keyword$/),
  );
});
