import { access } from './access.ts';
import { competition } from './competition.ts';
import { course } from './course.ts';
import { guarantee } from './guarantee.ts';
import { perks } from './perks.ts';
import { place } from './place.ts';
import { days } from './playDate.ts';
import { price } from './price.ts';
import { results } from './results.ts';
import { style } from './style.ts';
import { slots, time } from './time.ts';
import { weekday } from './weekday.ts';

/** The groups of options of the detailed search, in the order in which it shows them (R5.12). */
export const OPTION_GROUPS = {
  weekday,
  time,
  slots,
  style,
  guarantee,
  perks,
  competition,
  access,
  course,
};

/** The options of a search: the fields of all groups. */
export const OPTIONS = {
  ...weekday,
  ...time,
  ...slots,
  ...style,
  ...guarantee,
  ...perks,
  ...competition,
  ...access,
  ...course,
};

/** R3.01, R3.04: every field of a course search. The row of a field holds everything about it. */
export const SEARCH_FIELDS = { ...place, ...days, ...price, ...OPTIONS, ...results };
