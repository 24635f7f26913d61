import type { Label } from '../labels/index.ts';
import { PAGE_TABLE } from './pageParameters.ts';
import { PARAMETERS } from './parameters.ts';
import { baseName } from './reading.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';

/** The Japanese name of a parameter that `dropped` names, with or without brackets; '' for names that are not ours. */
export function parameterLabel(name: string): Label | '' {
  return (
    [...PARAMETERS, ...SOLO_PARAMETERS, ...PAGE_TABLE].find(
      ({ wire }) => baseName(wire) === baseName(name),
    )?.label ?? ''
  );
}
