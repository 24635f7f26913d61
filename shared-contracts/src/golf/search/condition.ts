import type { FormMessage } from '../messages/index.ts';
import type { ConditionOf } from './fields/field.ts';
import type { SEARCH_FIELDS } from './fields/searchFields.ts';
import type { RefusedField } from './reading.ts';

/** R3.04: the search condition, in the domain's names. Its fields are the rows of `fields/`. */
export interface SearchCondition extends ConditionOf<typeof SEARCH_FIELDS> {}

/** A form error. `code` is that of R8.01, or '' for the messages of R8.02. */
export interface SearchError {
  readonly code: string;
  readonly message: FormMessage;
  readonly field: RefusedField;
}

export interface ParsedSearch {
  readonly condition: SearchCondition;
  readonly error?: SearchError;
  /** The wire names of parameters of the query that were not used. */
  readonly dropped: readonly string[];
}
