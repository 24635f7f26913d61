import {
  isShown,
  OPTION_GROUPS,
  TOP_OPTIONS,
  type OptionField,
  type OptionGroupName,
  type SearchMode,
} from 'shared-contracts/search';

/**
 * The forms by their choice of fields: the top form, the form above results, the detailed search.
 */
export type FormPage = 'top' | 'result' | 'detail';

/** A group of options, with those of its fields that the form shows. */
export interface OptionGroup {
  readonly name: OptionGroupName;
  readonly fields: readonly OptionField[];
}

/**
 * R5.12: gives the options that the form itself shows as chips. The detailed search has none, since
 * it shows all options in groups.
 */
function quickFields(page: FormPage, mode: SearchMode): readonly OptionField[] {
  return page === 'detail' ? [] : TOP_OPTIONS[mode];
}

/**
 * R5.12: gives the groups of the detailed search. For the other forms it gives the options behind
 * 詳細条件, which are no chip of the form; the top form has none for overseas.
 */
export function groupsOf(page: FormPage, mode: SearchMode): readonly OptionGroup[] {
  if (page === 'top' && mode === 'overseas') return [];
  const quick = quickFields(page, mode);
  return Object.entries(OPTION_GROUPS)
    .map(([name, rows]) => ({
      name: name as OptionGroupName,
      fields: (Object.keys(rows) as OptionField[]).filter(
        (field) => isShown(field, mode) && !quick.includes(field),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
}
