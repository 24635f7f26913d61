import { readKeyword } from '../checks/text.ts';
import { COURSE_CATEGORIES } from '../choices/index.ts';
import { keywordLabel } from '../labels.ts';
import { normaliseText } from '../text.ts';
import { DOMESTIC_MODES, SEARCH_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { flag, one, ruled, said } from './rows.ts';

/** The fields about the kind of course, and the keyword. */
export const course = {
  fairwayWidth: flag({
    wire: 'fairway_width',
    place: 40,
    label: 'フェアウェイが広い',
    modes: DOMESTIC_MODES,
    saidAfter: 'courseCategory',
  }),
  /** 0 for any. */
  courseCategory: one(COURSE_CATEGORIES, {
    wire: 'c_cd',
    place: 41,
    label: 'コースの種類',
    default: 0,
    modes: DOMESTIC_MODES,
  }),
  keyword: said(
    ruled({
      wire: 'srch_keyword',
      place: 37,
      label: 'キーワード',
      default: '',
      modes: SEARCH_MODES,
      relaxer: 'noKeyword',
      read: readKeyword('srch_keyword'),
      write: (keyword: string) => [normaliseText(keyword)],
    }),
    (keyword) => (keyword === '' ? [] : [{ key: '', text: keywordLabel(keyword), rest: '' }]),
  ),
} satisfies Readonly<Record<string, Option>>;
