import { areaName, countryName, OVERSEAS, WHOLE_COUNTRY } from 'shared-contracts/areas';
import type { DayNumber } from 'shared-contracts/format';
import type { Text } from 'shared-contracts/labels';
import {
  changeMode,
  defaultCondition,
  ratesLabel,
  SAID_OPTIONS,
  toPlayDay,
  toSearchQuery,
  type SearchCondition,
  type SearchMode,
} from 'shared-contracts/search';
import { momentOf } from '../initialCondition.ts';
import { chosenOptions } from '../options/chosenOptions.ts';
import type { RoadName } from '../options/roadNames.ts';

/** A condition of the search, and the search without it. */
export interface AppliedCondition {
  readonly key: string;
  readonly text: AppliedText;
  readonly without: SearchCondition;
}
/**
 * A label of the contracts, a mode, the dates of the round, or the name of a message with its values.
 */
export type AppliedText =
  | Text
  | { readonly mode: SearchMode }
  | { readonly message: 'dates'; readonly start: DayNumber; readonly days: number }
  | {
      readonly message: 'courseName' | 'players';
      readonly values: Record<string, string | number>;
    };

function applied(
  key: string,
  text: AppliedText,
  condition: SearchCondition,
  change: Partial<SearchCondition>,
): AppliedCondition {
  return { key, text, without: { ...condition, page: 1, ...change } };
}

function list(
  field: 'area' | 'country',
  values: readonly number[],
  labelFor: (value: number) => Text,
  condition: SearchCondition,
): AppliedCondition[] {
  return values.map((value) =>
    applied(`${field}-${value}`, labelFor(value), condition, {
      [field]: values.filter((each) => each !== value),
    }),
  );
}

/**
 * R4.08, R4.11: gives the mode, unless it is the normal one. The search without it loses what only
 * that mode knows, and the comparison. From overseas it goes to the whole country, since a search
 * needs a place (R5.23).
 */
function mode(condition: SearchCondition): AppliedCondition[] {
  const { searchMode, courseName } = condition;
  if (searchMode === 'normal') return [];
  const isPlaceless = searchMode === 'overseas' && courseName === '';
  return [
    applied('mode', { mode: searchMode }, changeMode(condition, 'normal'), {
      compareWith: [],
      ...(isPlaceless && { area: [WHOLE_COUNTRY] }),
    }),
  ];
}

/** Gives a search that has lost its last place to the whole country, since it needs one (R5.23). */
function placed(each: AppliedCondition): AppliedCondition {
  const { area, country, courseName } = each.without;
  return area.length + country.length > 0 || courseName !== ''
    ? each
    : { ...each, without: { ...each.without, area: [WHOLE_COUNTRY] } };
}

function places(condition: SearchCondition): AppliedCondition[] {
  return [
    ...(condition.courseName
      ? [
          applied(
            'courseName',
            { message: 'courseName', values: { course: condition.courseName } },
            condition,
            { courseName: '' },
          ),
        ]
      : []),
    ...list(
      'area',
      condition.area.filter((code) => code !== OVERSEAS),
      areaName,
      condition,
    ),
    ...list('country', condition.country, countryName, condition),
  ].map(placed);
}

function dates(condition: SearchCondition, today: DayNumber): AppliedCondition {
  const { playDate, widthday } = defaultCondition(condition.searchMode, momentOf(today));
  const text = {
    message: 'dates',
    start: toPlayDay(condition.playDate),
    days: condition.widthday,
  } as const;
  return applied('dates', text, condition, { playDate, widthday });
}

function fees(condition: SearchCondition): AppliedCondition[] {
  const text = ratesLabel(condition.ratesMin, condition.ratesMax);
  return text === '' ? [] : [applied('rates', text, condition, { ratesMin: 0, ratesMax: 0 })];
}

function players(condition: SearchCondition): AppliedCondition[] {
  return condition.players === 0
    ? []
    : [
        applied(
          'players',
          { message: 'players', values: { players: condition.players } },
          condition,
          { players: 0 },
        ),
      ];
}

function options(condition: SearchCondition, roadName?: RoadName): AppliedCondition[] {
  return chosenOptions(condition, SAID_OPTIONS, roadName).map(({ key, text, without }) =>
    applied(key, text, without, {}),
  );
}

/**
 * Lists what a search asks for, in the order in which people say it: the mode, where, when, for how
 * much, how. Each entry holds the search without it.
 */
export function toAppliedConditions(
  condition: SearchCondition,
  today: DayNumber,
  roadName?: RoadName,
): readonly AppliedCondition[] {
  return [
    ...mode(condition),
    ...places(condition),
    dates(condition, today),
    ...fees(condition),
    ...players(condition),
    ...options(condition, roadName),
  ];
}

/**
 * Says whether the search without this condition is another search. Tomorrow for one day, for
 * example, is also what a search without a date means.
 */
export function isRemovable({ without }: AppliedCondition, condition: SearchCondition): boolean {
  return toSearchQuery(without) !== toSearchQuery({ ...condition, page: 1 });
}
