import type { SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { useSearchSelector } from '../condition/store.ts';

/** Gives the message of the first of these fields that has an error; undefined when none has. */
export function useFieldError(...fields: readonly (keyof SearchCondition)[]): string | undefined {
  const label = useLabel();
  const message = useSearchSelector(
    ({ validation }) => validation.errors.find(({ field }) => fields.includes(field))?.message,
  );
  return message === undefined ? undefined : label(message);
}
