import type { Label } from '../labels/index.ts';
import { PAGE_TABLE } from './pageParameters.ts';
import { PARAMETERS } from './parameters.ts';
import { baseName } from './reading.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';

/**
 * Returns the label of a parameter by its wire name, with or without brackets; '' for an unknown
 * name.
 */
export function parameterLabel(name: string): Label | '' {
  return (
    [...PARAMETERS, ...SOLO_PARAMETERS, ...PAGE_TABLE].find(
      ({ wire }) => baseName(wire) === baseName(name),
    )?.label ?? ''
  );
}
