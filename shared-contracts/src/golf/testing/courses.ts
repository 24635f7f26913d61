import {
  courseSearch,
  toCourse,
  toPlan,
  type Course,
  type CoursePage,
  type Plan,
} from '../gateway/index.ts';
import { aCourseItem, aPlanItem, aSearchReply } from './results.ts';

/** Returns the course of `aCourseItem` as a widget's object. */
export function aCourse(over: Partial<Course> = {}): Course {
  return { ...toCourse(aCourseItem()), ...over };
}

/** Returns the plan of `aPlanItem` as a widget's object. */
export function aPlan(over: Partial<Plan> = {}): Plan {
  return { ...toPlan(aPlanItem()), ...over };
}

/** Returns the page of `aSearchReply` as a widget's object. */
export function aCoursePage(over: Partial<CoursePage> = {}): CoursePage {
  return { ...courseSearch.toValue(aSearchReply()), ...over };
}
