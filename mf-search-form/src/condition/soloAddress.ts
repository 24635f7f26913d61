import {
  parsePageQuery,
  parseSoloQuery,
  type soloSubmissionErrors,
  type SearchError,
  type SoloCondition,
} from 'shared-contracts/search';
import type { DayNumber } from 'shared-contracts/format';
import { momentOf } from './initialCondition.ts';

type SoloError = ReturnType<typeof soloSubmissionErrors>[number];

/** What the address of the solo search asks for. */
export interface SoloAddress {
  readonly condition: SoloCondition;
  readonly error: SoloError | undefined;
  /** Whether the address asks for rounds. Without a place it only opens the form. */
  readonly isSearch: boolean;
}

/** Reads the address of the solo search. Without a place it is no search and has no error. */
export function readSoloAddress(query: string, today: DayNumber): SoloAddress {
  const now = momentOf(today);
  const { condition } = parseSoloQuery(query, { now, form: 'solo' });
  const isSearch =
    condition.courseId !== 0 ||
    condition.courseName !== '' ||
    condition.area.length > 0 ||
    parsePageQuery(query).isSubmitted;
  if (!isSearch) return { condition, error: undefined, isSearch };
  const searched = parseSoloQuery(query, { now, form: 'result' });
  return { condition: searched.condition, error: searched.error, isSearch };
}

const FIELDS: Readonly<Record<SoloError['field'], SearchError['field']>> = {
  courseName: 'courseName',
  area: 'area',
  playDate: 'playDate',
  widthday: 'widthday',
  ratesMinSolo: 'ratesMin',
  ratesMaxSolo: 'ratesMax',
};

/** Moves an error to the field that this form shares with the other forms. */
export function toFormError({ code, message, field }: SoloError): SearchError {
  return {
    code,
    message,
    field: FIELDS[field],
  };
}
