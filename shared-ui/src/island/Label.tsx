import { useLabel } from './Island.tsx';

/** Renders a label of the contracts in the language of the page, for lists of choices. */
export function Label({ of }: { readonly of: string }) {
  return useLabel()(of);
}
