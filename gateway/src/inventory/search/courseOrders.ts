import type { CourseOrder } from './findCourses.ts';

/** The orders of R5.07 by their wire names. */
export const COURSE_ORDERS: Readonly<Record<string, CourseOrder>> = {
  rsv: 'reservations',
  rate: 'price',
  evl: 'overall',
  stf: 'staff',
  clb: 'facility',
  meal: 'meal',
  cp: 'cost_performance',
  cm: 'maintenance',
  dist: 'distance',
  fw: 'fairway',
  crs: 'layout',
  gd: 'green',
  at: 'atmosphere',
};
