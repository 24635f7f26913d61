/** @jest-environment node */
import { ApiError } from 'shared-contracts/errors';
import { aCourseItem, aPlanItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { serverHalf } from 'shared-contracts/platform-testing';
import { aFacetsReply } from './gateway/testing/views.ts';
import browserWidget from './widget.tsx';

const widget = serverHalf(browserWidget);

async function render(query: string, search: unknown, others: Record<string, unknown> = {}) {
  const host = fakeHost({
    answers: { '/course/search': search, '/course/facets': aFacetsReply(), ...others },
  });
  const props = { page: 'result', query } as const;
  const data = await widget.load(props, host);
  return { html: widget.render(props, JSON.parse(JSON.stringify(data)), host), host };
}

describe('the results on the server', () => {
  it('[R1.01] [R2.15] contain courses, prices, booking links and the pager for visitors without scripts', async () => {
    const { html, host } = await render(
      'area[]=12&page=2',
      aSearchReply({ search_cnt: 128, page_cnt: 15 }),
    );
    for (const part of [
      '千葉県のゴルフ場 検索結果',
      '南総ヒルズカントリークラブ',
      '¥11,480',
      'https://booking.example/',
      'page=3',
    ])
      expect(html).toContain(part);
    expect(html).not.toMatch(/style=|onclick=|<link/i);
    expect(host.sent.map(({ path }) => path).toSorted()).toEqual([
      '/course/facets',
      '/course/search',
    ]);
  });

  it('[R2.15] contain the order as a GET form with the whole search and a button', async () => {
    const { html } = await render(
      'area[]=12&area[]=8&play_fee_max=12000&page=2&order=rate&year=2026&month=11&day=22',
      aSearchReply({ search_cnt: 128, page_cnt: 15 }),
    );
    const form =
      /<form [^>]*action="\/search\/result\/" method="get">.*?<\/form>/s.exec(html)?.[0] ?? '';
    const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    );
    expect(hidden).toEqual([
      ['area[]', '12'],
      ['area[]', '8'],
      ['year', '2026'],
      ['month', '11'],
      ['day', '22'],
      ['play_fee_max', '12000'],
    ]);
    expect(form).toMatch(/<option value="rate" selected="">料金が安い順/);
    expect(form).toMatch(/<select [^>]*name="players"/);
    expect(form).toMatch(/<button[^>]*type="submit"[^>]*>表示する/);
  });

  it('[R1.11][R4.15] contain the comparison of the address, and boxes and a button that lead to it', async () => {
    const items = [1, 2, 3].map((c_id) => aCourseItem({ c_id, c_name: `第${c_id}ゴルフ場` }));
    const chosen = items.slice(0, 2);
    const plans = chosen.map(({ c_id }) => aPlanItem({ c_id, plan_id: c_id, price: 9000 + c_id }));
    const { html } = await render(
      'area[]=12&year=2026&month=11&day=22&compare_with=1,2&act=compare',
      aSearchReply({ items }),
      {
        '/course/plans': { result_status: 200, items: chosen, plans },
        '/course/coupon/search': { data: { golf_courses: [] } },
      },
    );
    const table = /<table .*?<\/table>/s.exec(html)?.[0] ?? '';
    const said = table.replaceAll(/<[^>]*>/g, '');
    expect(said).toMatch(/第1ゴルフ場.*第2ゴルフ場.*9,001.*9,002/s);
    const boxes = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box);
    expect(boxes.map((box) => [/value="(\d)"/.exec(box)?.[1], box.includes('checked')])).toEqual([
      ['1', true],
      ['2', true],
      ['3', false],
    ]);
    const form = /<form id="([^"]+)"/.exec(html)?.[1];
    for (const sent of [...boxes, /<button[^>]*value="compare"[^>]*>/.exec(html)?.[0]])
      expect(sent).toContain(`form="${form}"`);
    expect(html).not.toMatch(/type="hidden" name="compare_with"/);
  });

  it('[R8.03] contain a failed search, so that a page without scripts also says so', async () => {
    const { html, host } = await render('area[]=12', () => {
      throw new ApiError('Server error', { status: 500, path: '/course/search' });
    });
    expect(html).toContain('エラーが発生しました。もう一度、検索をやり直してください。');
    expect(html).toMatch(/<a href="\/search\/result\/\?area\[\]=12[^"]*">もう一度検索/);
    expect(host.errors).toHaveLength(1);
  });

  it('[R4.19] ask nothing when the query has an error', async () => {
    const { html, host } = await render(
      'area[]=12&play_fee_min=15000&play_fee_max=8000',
      aSearchReply(),
    );
    expect(host.sent).toEqual([]);
    expect(html).not.toContain('<article');
  });
});
