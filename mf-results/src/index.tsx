import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { aCourseItem, anEmptyReply, aPlanItem, aSearchReply, fakeHost, freeHours, type SentRequest } from 'shared-contracts/testing';
import { ApiError, TimeoutError } from 'shared-contracts/errors';
import widget from './widget.tsx';

const HITS = 128;
const PAGE_SIZE = 9;

const courses = (page: number) => Array.from({ length: Math.min(PAGE_SIZE, HITS - (page - 1) * PAGE_SIZE) }, (_, index) => {
  const id = (page - 1) * PAGE_SIZE + index + 1;
  return aCourseItem({ c_id: id, c_name: `朝芝${id}番カントリークラブ`, plan_count: 2 + (id % 4), time_zone_detail: freeHours('06', '08', id % 2 ? '09' : '12') });
});

/** 128 courses, but for the keywords 「該当なし」, 「エラー」 and 「混雑」, which show the other states. */
const answer = ({ query }: SentRequest) => {
  const keyword = String(query['srch_keyword'] ?? '');
  if (keyword === 'エラー') throw new ApiError('Server error', { status: 500, path: '/course/search' });
  if (keyword === '混雑') throw new TimeoutError('/course/search');
  if (keyword === '該当なし') return anEmptyReply();
  const items = courses(Number(query['page']));
  const plans = items.flatMap(({ c_id }) => [0, 1, 2].slice(0, 2 + (c_id % 2)).map((at) => aPlanItem({
    c_id, plan_id: c_id * 10 + at, price: 9800 + at * 3000, is_lowest: at === 0, caddie: at === 1, plan_name: ['【土日限定】早朝スループレー・昼食券付き', 'キャディ付き・ランチバイキング', '女性歓迎！ゆったり8分間隔スタート・パーティールーム無料プラン'][at] ?? '',
  })));
  return aSearchReply({ items, plans, search_cnt: HITS, page_cnt: Math.ceil(HITS / PAGE_SIZE) });
};

const coupons = { data: { golf_courses: [{ golf_course_id: 1, maximum_coupon_discount: 3000 }] } };
const host = fakeHost({ slot: 'results', answers: { '/course/search': answer, '/course/coupon/search': coupons } });
const main = document.body.appendChild(document.createElement('main'));
const query = () => window.location.search.slice(1) || 'area[]=12&widthday=7';
const mounted = widget.mount(main, { page: 'result', query: query() }, {
  ...host,
  navigate: (href) => {
    window.history.pushState(null, '', new URL(href, window.location.href).search);
    mounted.update({ page: 'result', query: query() });
  },
});
window.addEventListener('popstate', () => mounted.update({ page: 'result', query: query() }));
