import type { SearchCondition } from '../condition.ts';
import { defaultCondition } from '../defaults.ts';
import { isShown, type OptionField } from '../fields/options.ts';
import { OPTIONS } from '../fields/searchFields.ts';

/**
 * R5.12: returns what a search of its mode asks for. An option that the forms of the mode do not show, but that
 * was chosen in another one, is as it is by default.
 */
export function withoutHidden(condition: SearchCondition): SearchCondition {
  const { searchMode } = condition;
  const defaults = defaultCondition(searchMode, 0);
  const hidden = (Object.keys(OPTIONS) as OptionField[]).filter(
    (name) => !isShown(name, searchMode),
  );
  return { ...condition, ...Object.fromEntries(hidden.map((name) => [name, defaults[name]])) };
}
