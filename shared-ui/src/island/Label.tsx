import { useLabel } from './Island.tsx';

/** A label of the contracts as text in the language of the page, for lists of choices. */
export const Label = ({ of }: { readonly of: string }) => useLabel()(of);
