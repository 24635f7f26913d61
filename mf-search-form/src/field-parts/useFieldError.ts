import type { SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { useSearchSelector } from '../condition/store.ts';

/** The message of a field of the condition, where the last check found one. */
export function useFieldError(...fields: readonly (keyof SearchCondition)[]): string | undefined {
  const label = useLabel();
  const message = useSearchSelector(
    ({ validation }) => validation.errors.find(({ field }) => fields.includes(field))?.message,
  );
  return message === undefined ? undefined : label(message);
}
