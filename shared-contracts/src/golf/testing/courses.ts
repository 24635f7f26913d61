import {
  courseSearch,
  toCourse,
  toPlan,
  type Course,
  type CoursePage,
  type Plan,
} from '../gateway/index.ts';
import { aCourseItem, aPlanItem, aSearchReply } from './results.ts';

/** The course of `aCourseItem`, as widgets have it. */
export function aCourse(over: Partial<Course> = {}): Course {
  return { ...toCourse(aCourseItem()), ...over };
}

/** The plan of `aPlanItem`, as widgets have it. */
export function aPlan(over: Partial<Plan> = {}): Plan {
  return { ...toPlan(aPlanItem()), ...over };
}

/** The page of `aSearchReply`, as widgets have it. */
export function aCoursePage(over: Partial<CoursePage> = {}): CoursePage {
  return { ...courseSearch.toValue(aSearchReply()), ...over };
}
