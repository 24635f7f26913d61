import type { CourseOrder } from './findCourses.ts';

/** R5.07: the orders of the wire. */
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
