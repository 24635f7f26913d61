import { SUPPLIED } from '../openSite.ts';

/** Queries that are right at one route or another. */
export const QUERIES = [
  'area[]=12',
  'area[]=12&year=2026&month=12&day=5&widthday=3',
  'search_c_name=%E3%82%B4%E3%83%AB%E3%83%95&page=2',
  `c_ids=${SUPPLIED.join(',')}`,
  `c_id=${SUPPLIED[0]}&plan_id=1`,
  'device=pc&region=101&v=0',
  'site=gora_pc&format=html&type=top&month=202611&charset=UTF-8&ssl=1&content=pc_top_right&num=3',
  'callback=jsonp_1',
  'q=%E6%9C%9D',
  'return=http://localhost/&lang=en',
];
