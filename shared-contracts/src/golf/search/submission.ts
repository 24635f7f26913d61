import { FORM_MESSAGES, searchMessage } from '../messages/searchMessages.ts';
import { areaProblem } from './checks/area.ts';
import { missingPlace } from './checks/place.ts';
import { missingSoloCourse } from './checks/soloCourse.ts';
import { textProblem } from './checks/text.ts';
import type { SearchCondition, SearchError } from './condition.ts';
import type { RefusedName, SearchForm } from './reading.ts';
import type { SoloCondition } from './soloCondition.ts';

/** What a form holds when it is submitted: a visitor may have emptied the date. */
export type Submitted<Condition extends { playDate: unknown }> = Omit<Condition, 'playDate'> &
  Partial<Pick<Condition, 'playDate'>>;

export interface SubmissionError<Condition> {
  readonly code: string;
  readonly message: string;
  readonly field: keyof Condition & RefusedName;
}

function placeErrors(
  condition: SearchCondition,
  form: SearchForm,
): SubmissionError<SearchCondition>[] {
  const problem =
    condition.courseName === '' || form === 'map' ? areaProblem(condition.area, form) : undefined;
  if (problem !== undefined) return [{ field: 'area', code: '', message: problem }];
  // R5.24: a map is a map of some place, whatever the name of the course
  const missing = missingPlace(
    form === 'map' ? { ...condition, courseName: '', searchMode: 'normal' } : condition,
  );
  return missing ? [{ ...missing, code: '' }] : [];
}

function dateErrors(playDate: unknown): { field: 'playDate'; code: string; message: string }[] {
  return playDate === undefined
    ? [{ field: 'playDate', code: '', message: FORM_MESSAGES.playDateRequired }]
    : [];
}

function rateErrors(min: number, max: number): { code: string; message: string }[] {
  return max !== 0 && min > max
    ? [{ code: 'C000005', message: searchMessage('C000005', '料金') }]
    : [];
}

/** R5.23 to R5.27: everything that keeps a form from being submitted, in the order of its fields; empty where nothing does. */
export function submissionErrors(
  condition: Submitted<SearchCondition>,
  form: SearchForm,
): readonly SearchError[] {
  const dated = condition as SearchCondition;
  const text = (field: 'courseName' | 'keyword') => {
    const problem = textProblem(condition[field], field);
    return problem ? [{ field, ...problem }] : [];
  };
  return [
    ...text('courseName'),
    ...placeErrors(dated, form),
    ...dateErrors(condition.playDate),
    ...rateErrors(condition.ratesMin, condition.ratesMax).map((error) => ({
      field: 'ratesMin' as const,
      ...error,
    })),
    ...text('keyword'),
  ];
}

/** R5.26 and the other rules of the solo search. */
export function soloSubmissionErrors(
  condition: Submitted<SoloCondition>,
): readonly SubmissionError<SoloCondition>[] {
  const missing = missingSoloCourse(condition as SoloCondition);
  const problem = areaProblem(condition.area, 'solo');
  const name = textProblem(condition.courseName, 'courseName');
  return [
    ...(name ? [{ field: 'courseName' as const, ...name }] : []),
    ...(missing ? [{ ...missing, code: '' }] : []),
    ...(problem === undefined ? [] : [{ field: 'area' as const, code: '', message: problem }]),
    ...dateErrors(condition.playDate),
    ...rateErrors(condition.ratesMinSolo, condition.ratesMaxSolo).map((error) => ({
      field: 'ratesMinSolo' as const,
      ...error,
    })),
  ];
}
