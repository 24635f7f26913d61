import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import labels from 'shared-contracts/labels/ja';
import type { SentRequest } from 'shared-contracts/platform-testing';
import { aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { WidgetHost } from 'shared-contracts/widget';
import type { IslandDefinition } from 'shared-ui/island';
import { toServerHtml, withNativeDialog } from 'shared-ui/testing';
import { aFacetsReply } from '../gateway/testing/views.ts';
import messages from '../messages/ja.json';
import { Results } from '../Results.tsx';
import { loadFirstPaint, type FirstPaint } from '../result-view/loadFirstPaint.ts';
import { createResultsStore } from '../store.ts';
import { showResults } from '../testing/showResults.tsx';

beforeAll(withNativeDialog);

const FACETS = '/course/facets';
const COUNTS = { 'lunch=1': 31, 'caddie=1': 0, 'zone_list[]=07': 12, 'play_fee_max=8000': 3 };

function hostWith(facets: unknown = aFacetsReply(COUNTS), device: WidgetHost['device'] = 'PC') {
  return fakeHost({
    device,
    answers: {
      '/course/search': aSearchReply({ search_cnt: 128, page_cnt: 15 }),
      '/course/coupon/search': { data: { golf_courses: [] } },
      [FACETS]: facets,
    },
  });
}

const definition: IslandDefinition<FirstPaint> = {
  load: loadFirstPaint,
  createStore: (_props, data) => createResultsStore(data),
  View: Results,
  messages,
  labels,
};

/** Shows the document's filters as a visitor without scripts has them. */
async function openDocument(query: string, host = hostWith()) {
  const props = { page: 'result', query } as const;
  const data: FirstPaint = JSON.parse(JSON.stringify(await loadFirstPaint(props, host)));
  document.body.innerHTML = await toServerHtml(definition, props, data, host);
}
async function openFilters(query: string, host = hostWith()) {
  await openDocument(query, host);
  return within(screen.getByRole('navigation', { name: '絞り込み' }));
}

describe('the filters of a document', () => {
  afterEach(() => document.body.replaceChildren());

  it('[issue 19] are links with their counts, to the first page of the narrower search', async () => {
    const filters = await openFilters('area[]=12&page=3&order=rate');
    const lunch = within(filters.getByRole('group', { name: 'プランの条件' })).getByRole('link', {
      name: /^昼食付き 31 ?件$/,
    });
    expect(lunch).toHaveAttribute('href', expect.stringMatching(/order=rate/));
    expect(lunch).toHaveAttribute('href', expect.stringMatching(/lunch=1/));
    expect(lunch).toHaveAttribute('href', expect.not.stringMatching(/page=/));
    expect(lunch).not.toHaveAttribute('aria-current');
    expect(filters.getByRole('link', { name: /^7時台 12 ?件$/ })).toBeVisible();
    expect(filters.getByRole('link', { name: /^〜¥8,000 3 ?件$/ })).toBeVisible();
    expect(filters.getByRole('link', { name: /^2人 40 ?件$/ })).toBeVisible();
    expect(filters.getByRole('link', { name: /^10km以内 40 ?件$/ })).toBeVisible();
  });

  it('[issue 19] for a phone are none, and none is counted, unless the address opens them', async () => {
    const host = hostWith(aFacetsReply(COUNTS), 'MB');
    const counted = () => host.sent.filter(({ path }) => path === FACETS);
    await openDocument('area[]=12', host);
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '絞り込み' })).toBeNull();
    expect(counted()).toEqual([]);
    const filters = await openFilters('area[]=12&act=filter', host);
    expect(filters.getByRole('link', { name: /^昼食付き 31 ?件$/ })).toBeVisible();
    expect(counted()).toHaveLength(1);
  });

  it('[R4.19] are not there, and count nothing, where the search itself has an error', async () => {
    const host = hostWith();
    const { element } = await showResults(host, 'search_c_name=%00&act=filter');
    expect(element).toHaveTextContent('検索条件を直すと、ここに検索結果が表示されます。');
    expect(screen.queryByText('昼食付き')).toBeNull();
    expect(host.sent.filter(({ path }) => path === FACETS)).toEqual([]);
  });

  it('[issue 19] a value that finds nothing is shown and cannot be pressed', async () => {
    const filters = await openFilters('area[]=12');
    expect(filters.getByText('キャディ付き')).toBeVisible();
    expect(filters.queryByRole('link', { name: /キャディ付き/ })).not.toBeInTheDocument();
  });

  it('[issue 19] a set value is marked and can be taken back, also where it finds nothing', async () => {
    const filters = await openFilters('area[]=12&caddie=1&zone_list[]=07');
    const caddie = filters.getByRole('link', { name: /^キャディ付き 0 ?件$/ });
    expect(caddie).toHaveAttribute('aria-current', 'true');
    expect(caddie).toHaveAttribute('href', expect.not.stringMatching(/caddie/));
    expect(filters.getByRole('link', { name: /^8時台 40 ?件$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/zone_list\[\]=07&zone_list\[\]=08/),
    );
    expect(filters.getByRole('link', { name: 'すべて外す' })).toHaveAttribute(
      'href',
      expect.not.stringMatching(/caddie|zone_list/),
    );
  });

  it('[issue 19] show an upper limit that is none of the usual ones', async () => {
    const filters = await openFilters('area[]=12&play_fee_max=11000');
    expect(filters.getByRole('link', { name: /〜¥11,000/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('[R5.12] of an overseas search have no distance and no two-player plans', async () => {
    const filters = await openFilters('search_mode=overseas&area[]=48&country[]=1');
    expect(filters.queryByRole('group', { name: 'ICからの距離' })).not.toBeInTheDocument();
    expect(filters.queryByText('2サム保証')).not.toBeInTheDocument();
    expect(filters.getByText('昼食付き')).toBeVisible();
  });

  it('[issue 19] have no counts when these fail, and the list stands', async () => {
    const host = hostWith(() => {
      throw new ApiError('Server error', { status: 500, path: FACETS });
    });
    const filters = await openFilters('area[]=12', host);
    expect(filters.getByRole('link', { name: 'キャディ付き' })).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
    expect(host.errors).toHaveLength(1);
  });
});

describe('the sheet of filters', () => {
  it('[issue 19] is opened by a link of the list, and says how many courses are there', async () => {
    const host = hostWith();
    const { update } = await showResults(host, 'area[]=12');
    await userEvent.click(screen.getByRole('link', { name: '絞り込み' }));
    const href = host.navigations.at(-1) ?? '';
    expect(href).toMatch(/act=filter/);
    await update(href.split('?')[1] ?? '');
    const sheet = await screen.findByRole('dialog', { name: '絞り込み' });
    expect(await within(sheet).findByRole('button', { name: '128件を見る' })).toBeVisible();
  });

  it('[issue 19] applies a press at once and stays open, with the counts of the new search', async () => {
    const host = hostWith(({ query }: SentRequest) =>
      query['lunch'] ? aFacetsReply({ 'lunch=1': 31 }, 31) : aFacetsReply(COUNTS),
    );
    const { update } = await showResults(host, 'area[]=12&act=filter');
    const sheet = await screen.findByRole('dialog', { name: '絞り込み' });
    await userEvent.click(await within(sheet).findByRole('link', { name: /^昼食付き 31 ?件$/ }));
    await update(host.navigations.at(-1)?.split('?')[1] ?? '');
    expect(await within(sheet).findByRole('button', { name: '31件を見る' })).toBeVisible();
    expect(within(sheet).getByRole('link', { name: /^昼食付き 31 ?件$/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(within(sheet).getByRole('button', { name: '31件を見る' }));
    expect(host.navigations.at(-1)).toMatch(/lunch=1/);
    expect(host.navigations.at(-1)).not.toMatch(/act=/);
  });

  it('[issue 19] takes two presses together, and its button, before the address says the first', async () => {
    const host = hostWith();
    await showResults(host, 'area[]=12&act=filter');
    const sheet = await screen.findByRole('dialog', { name: '絞り込み' });
    const press = async (name: RegExp) =>
      userEvent.click(await within(sheet).findByRole('link', { name }));
    await press(/^昼食付き/);
    await press(/^7時台/);
    expect(host.navigations.at(-1)).toMatch(/lunch=1/);
    expect(host.navigations.at(-1)).toMatch(/zone_list\[\]=07/);
    await userEvent.click(within(sheet).getByRole('button', { name: '128件を見る' }));
    expect(host.navigations.at(-1)).toMatch(/lunch=1/);
    expect(host.navigations.at(-1)).not.toMatch(/act=/);
    await press(/^すべて外す/);
    await press(/^7時台/);
    expect(host.navigations.at(-1)).not.toMatch(/lunch=1/);
    expect(host.navigations.at(-1)).toMatch(/zone_list\[\]=07/);
  });

  it.each([
    ['with the search before it', 'area[]=12', 1],
    ['with another search', 'area[]=13', 0],
  ])(
    '[issue 19] closed by Back keeps what was chosen in it, on an entry %s',
    async (_entry, before, kept) => {
      const host = hostWith();
      const { update } = await showResults(host, 'area[]=12&act=filter');
      await screen.findByRole('dialog', { name: '絞り込み' });
      await update('area[]=12&lunch=1&act=filter');
      window.history.replaceState(null, '', `/search/result/?${before}`);
      await update(before);
      expect(screen.queryByRole('dialog', { name: '絞り込み' })).not.toBeInTheDocument();
      expect(host.navigations).toHaveLength(kept);
      for (const href of host.navigations) expect(href).toMatch(/area\[\]=12&.*lunch=1$/);
    },
  );

  it('[issue 19] closed by Back without a choice changes nothing', async () => {
    const host = hostWith();
    const { update } = await showResults(host, 'area[]=12&act=filter');
    await screen.findByRole('dialog', { name: '絞り込み' });
    window.history.replaceState(null, '', '/search/result/?area[]=12');
    await update('area[]=12');
    expect(host.navigations).toEqual([]);
  });

  it('[issue 19] [R8.04] promises no number when neither the search nor the counts came', async () => {
    const fails = (path: string) => () => {
      throw new ApiError('Server error', { status: 500, path });
    };
    const host = fakeHost({
      answers: { '/course/search': fails('/course/search'), [FACETS]: fails(FACETS) },
    });
    await showResults(host, 'area[]=12&act=filter');
    const sheet = await screen.findByRole('dialog', { name: '絞り込み' });
    expect(await within(sheet).findByRole('button', { name: '結果を見る' })).toBeVisible();
    expect(sheet).not.toHaveTextContent('0件を見る');
  });

  it('[issue 19] keeps its counts until those of the next search have come', async () => {
    const waiting = Promise.withResolvers<unknown>();
    const host = hostWith(({ query }: SentRequest) =>
      query['lunch'] ? waiting.promise : aFacetsReply(COUNTS),
    );
    const { update } = await showResults(host, 'area[]=12&act=filter');
    const sheet = await screen.findByRole('dialog', { name: '絞り込み' });
    await within(sheet).findByRole('link', { name: /^昼食付き 31 ?件$/ });
    await update('area[]=12&lunch=1&act=filter');
    expect(within(sheet).getByRole('link', { name: /^昼食付き 31 ?件$/ })).toBeVisible();
    await act(async () => waiting.resolve(aFacetsReply({ 'lunch=1': 9 })));
    expect(await within(sheet).findByRole('link', { name: /^昼食付き 9 ?件$/ })).toBeVisible();
  });
});
