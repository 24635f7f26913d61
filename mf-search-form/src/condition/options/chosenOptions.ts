import type { Text } from 'shared-contracts/labels';
import {
  EXCEPTIONS,
  exceptOf,
  labelOf,
  OPTIONS,
  PLAN_DAY_DETAILS,
  PLAN_DAYS,
  pickPlanDay,
  pickPlanDayDetail,
  type OptionField,
  type SaidField,
  type SaidOption,
  type SearchCondition,
} from 'shared-contracts/search';
import { knownRoadName } from './roadNames.ts';

/** An option that is chosen: its label, and the condition without it. */
export interface ChosenOption {
  readonly key: string;
  readonly text: Text;
  readonly without: SearchCondition;
}

type Chosen = (condition: SearchCondition) => readonly ChosenOption[];

/** Shows a group of days as one chip, and days that make no group as one chip each. */
const weekdays: Chosen = (condition) => {
  const { planDay, planDayDetail } = condition;
  if (planDay !== '')
    return [
      {
        key: 'planDay',
        text: labelOf(PLAN_DAYS, planDay),
        without: pickPlanDay(condition, ''),
      },
    ];
  return planDayDetail.map((day) => ({
    key: `planDayDetail-${day}`,
    text: labelOf(PLAN_DAY_DETAILS, day),
    without: pickPlanDayDetail(
      condition,
      planDayDetail.filter((each) => each !== day),
    ),
  }));
};

/** R3.09: shows the exceptions that the visitor chose, not those that the mode sets by itself. */
const exceptions: Chosen = (condition) => {
  const usual = exceptOf(condition.searchMode);
  return condition.except
    .filter((value) => !usual.includes(value))
    .map((value) => ({
      key: `except-${value}`,
      text: labelOf(EXCEPTIONS, value),
      without: { ...condition, except: condition.except.filter((each) => each !== value) },
    }));
};

/**
 * Shows a road, without its name until that has come. Without the road there is no distance from its
 * interchange either.
 */
const road: Chosen = (condition) => {
  const name = knownRoadName(condition.highway);
  return condition.highway === 0
    ? []
    : [
        {
          key: 'highway',
          text: name === undefined ? '道路名' : { key: 'road', values: { name } },
          without: { ...condition, highway: 0, distance: 0 },
        },
      ];
};

/** The options whose chips depend on more than their own value. */
type OwnOption = Exclude<OptionField, SaidOption>;

const OWN_CHIPS: Readonly<Record<OwnOption, Chosen>> = {
  planDay: weekdays,
  // the chip of `planDay` says it
  planDayDetail: () => [],
  except: exceptions,
  highway: road,
};

const SAID: { readonly [Name in SaidOption]: SaidField<SearchCondition[Name]> } = OPTIONS;

function chipsOf<Name extends SaidOption>(
  name: Name,
  condition: SearchCondition,
): readonly ChosenOption[] {
  return SAID[name].chipsOf(condition[name]).map(({ key, text, rest }) => ({
    key: `${name}${key}`,
    text,
    without: { ...condition, [name]: rest },
  }));
}

/** Gives a chip for each chosen value of these fields, in the order of the fields. */
export function chosenOptions(
  condition: SearchCondition,
  fields: readonly OptionField[],
): readonly ChosenOption[] {
  return fields.flatMap((name) =>
    name in OWN_CHIPS
      ? OWN_CHIPS[name as OwnOption](condition)
      : chipsOf(name as SaidOption, condition),
  );
}
