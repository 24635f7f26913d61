import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlanItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { showResults } from '../testing/showResults.tsx';
import { aFeeDetail } from '../gateway/testing/views.ts';

function hostWith(fee = aFeeDetail()) {
  return fakeHost({
    answers: {
      '/course/search': aSearchReply({
        plans: [aPlanItem({ fee_detail: fee })],
        search_cnt: 128,
        page_cnt: 15,
      }),
      '/course/coupon/search': { data: { golf_courses: [] } },
    },
  });
}
const QUERY = 'area[]=12&year=2026&month=11&day=22';
function party() {
  return screen.getByRole('combobox', { name: 'プレー人数' });
}
function partsOf(details: HTMLElement) {
  return [...details.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
}

function breakdown(): HTMLElement {
  const details = screen.getByText('料金の内訳').closest('details');
  if (!details) throw new Error('The breakdown of the price is in no details element');
  return details;
}

describe('the party', () => {
  it('[R3.01] is a choice that leads to the first page of the same search', async () => {
    const host = hostWith();
    await showResults(host, `${QUERY}&page=2&order=rate`);
    expect(
      within(party())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['指定なし', '2人', '3人', '4人']);
    expect(party()).toHaveDisplayValue('指定なし');
    await userEvent.selectOptions(party(), '2人');
    expect(host.navigations).toEqual([`/search/result/?${QUERY}&order=rate&players=2`]);
  });

  it('[R7.03] is part of the search, and every price names the party that it holds for', async () => {
    const host = hostWith();
    await showResults(host, `${QUERY}&players=2`);
    expect(host.sent[0]?.query).toMatchObject({ players: ['2'] });
    expect(screen.getByText('1人あたり・2人でプレー（税込）')).toBeVisible();
  });

  it('[R9.09] has a price whose parts are listed', async () => {
    await showResults(hostWith(), `${QUERY}&players=2`);
    const details = breakdown();
    expect(partsOf(details)).toEqual([
      ['プレー料金', '¥7,630'],
      ['昼食', '¥1,400'],
      ['キャディフィ', 'なし（セルフ）'],
      ['ゴルフ場利用税', '¥800'],
      ['2サム割増', '¥1,650'],
      ['1人あたり', '¥11,480'],
      ['2人の合計', '¥22,960'],
    ]);
    expect(details).toHaveTextContent('うち消費税 ¥970');
  });

  it('names what the price does not include, and has no surcharge for four players', async () => {
    await showResults(
      hostWith(
        aFeeDetail({ players: 4, play: 11_480, lunch: 0, course_tax: 0, surcharge: 0, tax: 0 }),
      ),
      `${QUERY}&players=4`,
    );
    const details = breakdown();
    expect(partsOf(details).map(([name]) => name)).not.toContain('4サム割増');
    expect(partsOf(details)).toContainEqual(['昼食', '含まれません']);
    expect(details).not.toHaveTextContent('消費税');
  });

  it('changes nothing in the list while the search names none', async () => {
    await showResults(hostWith(), QUERY);
    expect(screen.queryByText('料金の内訳')).not.toBeInTheDocument();
    expect(screen.getByText('1人あたり総額（税・利用税込）')).toBeVisible();
  });
});
