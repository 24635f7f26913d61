import { useLabel } from './Island.tsx';

/** A label of the contracts as text in the language of the page, for lists of choices. */
export function Label({ of }: { readonly of: string }) {
  return useLabel()(of);
}
