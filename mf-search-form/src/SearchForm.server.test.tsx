/** @jest-environment node */
import { fakeHost } from 'shared-contracts/testing';
import { serverHalf } from 'shared-contracts/platform-testing';
import type { WidgetProps } from 'shared-contracts/widget';
import { SOME_ROUNDS } from './gateway/testing/soloReplies.ts';
import browserWidget from './widget.tsx';

const widget = serverHalf(browserWidget);
const holidays = { '2026-11-23': '勤労感謝の日' };
async function render(
  props: WidgetProps,
  answers: Record<string, unknown> = { '/calendar/holidays': { data: holidays } },
) {
  const host = fakeHost({ answers });
  const data = await widget.load(props, host);
  return { host, data, html: widget.render(props, data, host) };
}

it('[R3.20][R7.06] loads today in Japan, and the holidays with the dates that they hold for, with the page', async () => {
  const { data } = await render({ page: 'top', query: '' });
  expect(data).toEqual({
    today: Date.UTC(2026, 10, 21) / 86_400_000,
    holidays,
    searched: {
      start: Date.UTC(2026, 10, 21) / 86_400_000,
      end: Date.UTC(2027, 5, 30) / 86_400_000,
    },
  });
});

it('[R3.02] without scripts takes along what its address holds beside the condition', async () => {
  const { html } = await render({
    page: 'top',
    query: 'area[]=12&area_flg=1&c_id=9&tt=solo&menu=list&ad_c_ids[]=3',
  });
  for (const [name, value] of [
    ['area_flg', '1'],
    ['c_id', '9'],
    ['tt', 'solo'],
    ['menu', 'list'],
    ['ad_c_ids[]', '3'],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
});

it('[R2.18] without scripts has the rounds first, with the form folded, and takes along their order', async () => {
  const query = 'area[]=12&year=2026&month=11&day=28&order=rate';
  const { html } = await render(
    { page: 'solo', query },
    { '/calendar/holidays': { data: holidays }, '/solo/search': SOME_ROUNDS },
  );
  expect(html).toMatch(/<details class="[^"]*"><summary class="[^"]*">.*条件を変更<\/summary>/);
  expect(html).toContain('action="/search/solo/#rounds"');
  expect(html).toContain('<input type="hidden" name="order" value="rate"/>');
  expect(html).toMatch(/<a href="[^"]*order=evl#rounds">総合評価が高い順<\/a>/);
  const start = await render({ page: 'solo', query: '' });
  expect(start.html).toMatch(/<details class="[^"]*" open=""><summary class="[^"]*" hidden="">/);
});

it('[R3.14] names the road of its address', async () => {
  const { html } = await render({ page: 'result', query: 'area[]=12&highway=40' });
  expect(html).toContain('北関東自動車道');
  expect(html).not.toContain('道路名');
});

it('[R8.06] renders without the holidays when their call fails', async () => {
  const { data, html, host } = await render({ page: 'top', query: '' }, {});
  expect(data.holidays).toEqual({});
  expect(html).toContain('検索する');
  expect(host.errors).toHaveLength(1);
});

it('[R1.04][R3.01] is a GET form whose plain controls have the exact wire names', async () => {
  const { html } = await render({ page: 'top', query: '' });
  expect(html).toMatch(/<form[^>]* action="\/search\/result\/" method="get"/);
  for (const name of [
    'area[]',
    'country[]',
    'month',
    'day',
    'widthday',
    'play_fee_min',
    'play_fee_max',
    'search_c_name',
    'plan_day',
    'assurance2r',
    'lunch',
    'caddie',
    'cart',
    'compe_arr[]',
    'continue_stock',
    'search_mode',
    'search_type',
  ]) {
    expect(html).toContain(`name="${name}"`);
  }
});

it('[R1.09] without scripts the roads wait for an area, and say so', async () => {
  const without = await render({ page: 'detail', query: '' });
  expect(without.html).toMatch(/<select[^>]* name="highway"[^>]* disabled=""/);
  expect(without.html).toContain('エリアを選ぶと、そこを通る高速道路から選べます。');
  const chiba = await render({ page: 'detail', query: 'area[]=12' });
  expect(chiba.html).not.toMatch(/<select[^>]* name="highway"[^>]* disabled=""/);
  expect(chiba.html).toContain('館山自動車道');
});

it('[R2.13] the tabs link to the page in another mode', async () => {
  const { html } = await render({ page: 'top', query: '' });
  expect(html).toMatch(/<a [^>]*href="\?[^"]*search_mode=competition[^"]*" role="tab"/);
});

it('hidden fields keep the part of the condition that the form has no control for', async () => {
  const result = await render({
    page: 'result',
    query: 'area[]=12&order=rate&zone_list[]=07&drink=1',
  });
  for (const [name, value] of [
    ['order', 'rate'],
    ['zone_list[]', '07'],
    ['drink', '1'],
  ])
    expect(result.html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  const detail = await render({ page: 'detail', query: 'area[]=12&order=rate&zone_list[]=07' });
  expect(detail.html).toContain('<input type="hidden" name="order" value="rate"/>');
  expect(detail.html).toMatch(/<input[^>]* name="zone_list\[\]" checked="" value="07"\/>/);
  expect(detail.html).not.toContain('<input type="hidden" name="zone_list[]"');
});

it('[R2.15] the chips of a result page are links', async () => {
  const { html } = await render({ page: 'result', query: 'area[]=12&area[]=8' });
  expect(html).toMatch(/<a href="\?area\[\]=8[^"]*"[^>]*>千葉県/);
});

it.each(['top', 'sp-top', 'detail', 'result'] as const)(
  'has neither style attributes nor scripts on page %s',
  async (page) => {
    const { html } = await render({ page, query: 'area[]=12' });
    expect(html).not.toMatch(/ style=|<script|onclick=/);
  },
);

it('[R2.14] the options link to the detailed search with the condition of the form; it has every control', async () => {
  const top = await render({ page: 'top', query: 'area[]=12' });
  expect(top.html).toMatch(/<a [^>]*href="\/search\/\?area\[\]=12[^"]*"[^>]*>.*?詳細条件/);
  const { html } = await render({ page: 'detail', query: 'area[]=12' });
  for (const name of [
    'plan_day',
    'plan_day_detail[]',
    'zone_list[]',
    'continue_stock',
    'play_style[]',
    'cart_arr[]',
    'stay_cd',
    'short_course',
    'lesson',
    '1except[]',
    'c_cd',
    'srch_keyword',
    'highway',
    'distance',
  ]) {
    expect(html).toContain(`name="${name}"`);
  }
});
