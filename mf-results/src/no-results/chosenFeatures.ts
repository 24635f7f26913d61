import type { Text } from 'shared-contracts/labels';
import {
  EXCEPTIONS,
  exceptOf,
  fieldsRelaxedBy,
  labelOf,
  SEARCH_FIELDS,
  type SaidField,
  type SearchCondition,
} from 'shared-contracts/search';

/** A wish about plans or the way, and what changes without it. */
interface ChosenFeature {
  readonly key: string;
  readonly text: Text;
  readonly change: Partial<SearchCondition>;
}

/** R3.09: what the visitor leaves out, without what the mode leaves out by itself. */
function exceptions({ except, searchMode }: SearchCondition): ChosenFeature[] {
  const usual = exceptOf(searchMode);
  return except
    .filter((value) => !usual.includes(value))
    .map((value) => ({
      key: `except-${value}`,
      text: labelOf(EXCEPTIONS, value),
      change: { except: except.filter((each) => each !== value) },
    }));
}

function chosenIn(field: keyof SearchCondition, condition: SearchCondition): ChosenFeature[] {
  const { chipsOf }: Partial<SaidField<unknown>> = SEARCH_FIELDS[field] as object;
  const chips = chipsOf?.(condition[field]) ?? [];
  return chips.map(({ key, text, rest }) => ({
    key: `${field}${key}`,
    text,
    change: { [field]: rest },
  }));
}

/** Returns each chosen value of the plans' features and of the distance, one by one. */
export function chosenFeatures(condition: SearchCondition): ChosenFeature[] {
  return [
    ...fieldsRelaxedBy('noPlanFeatures').flatMap((field) => chosenIn(field, condition)),
    ...exceptions(condition),
    ...chosenIn('distance', condition),
  ];
}
