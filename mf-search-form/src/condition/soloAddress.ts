import {
  parsePageQuery,
  parseSoloQuery,
  type soloSubmissionErrors,
  toSoloQuery,
  type SearchError,
  type SoloCondition,
} from 'shared-contracts/search';
import type { DayNumber } from 'shared-contracts/format';
import { momentOf } from './initialCondition.ts';

export const SOLO_PATH = '/search/solo/';

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

/** Gives the link to the rounds of a solo condition. */
export function soloHref(condition: SoloCondition): string {
  return `${SOLO_PATH}?${toSoloQuery(condition)}`;
}

/** Gives a key for what the gateway is asked for; '' when it is asked for nothing. */
export function soloKey({ condition, error, isSearch }: SoloAddress): string {
  return isSearch && error === undefined ? toSoloQuery({ ...condition, lid: '', tt: '' }) : '';
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
