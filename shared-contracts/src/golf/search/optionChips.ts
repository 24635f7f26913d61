import type { Text } from '../labels/index.ts';
import { pickPlanDay, pickPlanDayDetail } from './changes/options.ts';
import { EXCEPTIONS, exceptOf, labelOf, PLAN_DAY_DETAILS, PLAN_DAYS } from './choices/index.ts';
import type { SearchCondition } from './condition.ts';
import type { SaidField } from './fields/field.ts';
import type { OptionField, SaidOption } from './fields/options.ts';
import { OPTIONS } from './fields/searchFields.ts';

/** An option that is chosen: its label, and the condition without it. */
export interface OptionChip {
  readonly key: string;
  readonly text: Text;
  readonly without: SearchCondition;
}

type Chosen = (condition: SearchCondition) => readonly OptionChip[];

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

/** Without the road there is no distance from its interchange either. Who knows its name says it. */
const road: Chosen = (condition) =>
  condition.highway === 0
    ? []
    : [
        {
          key: 'highway',
          text: OPTIONS.highway.label,
          without: { ...condition, highway: 0, distance: 0 },
        },
      ];

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
): readonly OptionChip[] {
  return SAID[name].chipsOf(condition[name]).map(({ key, text, rest }) => ({
    key: `${name}${key}`,
    text,
    without: { ...condition, [name]: rest },
  }));
}

/** Gives a chip for each chosen value of these fields, in the order of the fields. */
export function optionChips(
  condition: SearchCondition,
  fields: readonly OptionField[],
): readonly OptionChip[] {
  return fields.flatMap((name) =>
    name in OWN_CHIPS
      ? OWN_CHIPS[name as OwnOption](condition)
      : chipsOf(name as SaidOption, condition),
  );
}
