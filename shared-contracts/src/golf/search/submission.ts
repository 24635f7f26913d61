import { FORM_MESSAGES, codeOf, type FormMessage } from '../messages/index.ts';
import { areaProblem } from './checks/area.ts';
import { missingPlace } from './checks/place.ts';
import { missingSoloCourse } from './checks/soloCourse.ts';
import { textProblem } from './checks/text.ts';
import type { SearchCondition, SearchError } from './condition.ts';
import type { RefusedName, SearchForm } from './reading.ts';
import type { SoloCondition } from './soloCondition.ts';

/** The condition of a form when it is submitted: the visitor may have emptied the date. */
export type Submitted<Condition extends { playDate: unknown }> = Omit<Condition, 'playDate'> &
  Partial<Pick<Condition, 'playDate'>>;

export interface SubmissionError<Condition> {
  /** The code of R8.01, or '' for a message of R8.02. */
  readonly code: string;
  readonly message: FormMessage;
  readonly field: keyof Condition & RefusedName;
}

/** Returns a list with the error of a field; the list is empty when there is no message. */
function errorAt<Field extends RefusedName>(field: Field, message: FormMessage | undefined) {
  return message === undefined ? [] : [{ field, code: codeOf(message), message }];
}

function placeErrors(
  condition: SearchCondition,
  form: SearchForm,
): SubmissionError<SearchCondition>[] {
  const problem =
    condition.courseName === '' || form === 'map' ? areaProblem(condition.area, form) : undefined;
  if (problem !== undefined) return errorAt('area', problem);
  // R5.24: a map needs an area even when a course name is given
  const missing = missingPlace(
    form === 'map' ? { ...condition, courseName: '', searchMode: 'normal' } : condition,
  );
  return missing ? errorAt(missing.field, missing.message) : [];
}

function dateErrors(playDate: unknown) {
  return errorAt('playDate', playDate === undefined ? FORM_MESSAGES.playDateRequired : undefined);
}

function ratesProblem(min: number, max: number): FormMessage | undefined {
  return max !== 0 && min > max ? { key: 'C000005', values: { field: '料金' } } : undefined;
}

/**
 * R5.23 to R5.27: everything that keeps a form from being submitted, in the order of its fields; an
 * empty list when the form may be submitted.
 */
export function submissionErrors(
  condition: Submitted<SearchCondition>,
  form: SearchForm,
): readonly SearchError[] {
  const dated = condition as SearchCondition;
  return [
    ...errorAt('courseName', textProblem(condition.courseName, 'courseName')),
    ...placeErrors(dated, form),
    ...dateErrors(condition.playDate),
    ...errorAt('ratesMin', ratesProblem(condition.ratesMin, condition.ratesMax)),
    ...errorAt('keyword', textProblem(condition.keyword, 'keyword')),
  ];
}

/** R5.26 and the other rules of the solo search; an empty list when the form may be submitted. */
export function soloSubmissionErrors(
  condition: Submitted<SoloCondition>,
): readonly SubmissionError<SoloCondition>[] {
  const missing = missingSoloCourse(condition as SoloCondition);
  return [
    ...errorAt('courseName', textProblem(condition.courseName, 'courseName')),
    ...(missing ? errorAt(missing.field, missing.message) : []),
    ...errorAt('area', areaProblem(condition.area, 'solo')),
    ...dateErrors(condition.playDate),
    ...errorAt('ratesMinSolo', ratesProblem(condition.ratesMinSolo, condition.ratesMaxSolo)),
  ];
}
