import { SUPPLIED } from '../openSite.ts';
import type { Surface } from '../request/surface.ts';

const SEARCHES = [
  'area[]=12',
  'area[]=12&year=2026&month=12&day=5&widthday=3',
  'search_c_name=%E3%82%B4%E3%83%AB%E3%83%95&page=2',
  'area[]=102&year=2026&month=12&day=12&widthday=1&order=rate&player=4',
];
/** The ends of the paths that read a search. */
const SEARCHING = [
  '/course/search',
  '/course/count',
  '/course/facets',
  '/course/map',
  '/map/prefectures',
  '/price-calendar',
  '/solo/search',
  '/search/',
  '/result/',
  '/search/map/',
  '/search/solo/',
  '/index-pc',
];
const IDS = `c_ids=${SUPPLIED.join(',')}`;
const DAYS = 'play_date_range=2026-12-05..2026-12-08';

/** Queries of the gateway's calls and of the site's pages. */
export const QUERIES: Surface['queries'] = [
  ...SEARCHING.flatMap((end) => SEARCHES.map((query) => [end, query] as const)),
  ['/course/plans', `${IDS}&${SEARCHES[1]}&lang=ko-KR`],
  ['/price-calendar', `${IDS}&${SEARCHES[1]}`],
  ['/course/stock', `${IDS}&${DAYS}`],
  ['/coupon/search', `${IDS}&${DAYS}`],
  ['/weather', `${IDS}&play_date_range=2026-11-22..2026-11-25`],
  ['/course/details', `${IDS}&date=2026-12-01`],
  ['/course/suggestion', 'search_c_name=%E6%9C%9D'],
  ['/suggestion/result', 'search_c_name=%E6%9C%9D'],
  ['/calendar/holidays', 'start_date=2026-11-01&end_date=2027-02-01'],
  ['/content/blocks', 'device=pc&region=101&v=0&lang=zh-Hant'],
  [
    '/adplat',
    'site=gora_pc&format=html&type=top&month=202611&charset=UTF-8&ssl=1&content=pc_top_right&num=3&area=12,104',
  ],
  ['/adplat/click', `c_id=${SUPPLIED[0]}&content=pc_top_right&month=202611`],
  ['/user/info', 'callback=jsonp_1'],
  ['/landing/booking', `c_id=${SUPPLIED[0]}&plan_id=1&play_date=2026-12-05&players=4`],
  ['/landing/login', 'return=http://localhost/&lang=en'],
  ['/landing/logout', 'return=http://localhost/'],
];
