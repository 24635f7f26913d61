import type { Text } from 'shared-contracts/labels';
import { useLabel } from './Island.tsx';

/** A label of the contracts as text in the language of the page, for lists of choices. */
export function Label({ of }: { readonly of: Text }) {
  return useLabel()(of);
}
