import { useReadsLatin } from './useReadsLatin.ts';

interface PlaceNameProps {
  readonly name: string;
  /** The name in Latin letters, where it is known. */
  readonly latin?: string | undefined;
}

/** R9.06: the name of a city or an interchange, in the letters that readers of the page know. */
export function PlaceName({ name, latin }: PlaceNameProps) {
  return useReadsLatin() && latin ? latin : <span lang="ja">{name}</span>;
}
