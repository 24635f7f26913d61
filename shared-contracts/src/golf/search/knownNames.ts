import { PAGE_TABLE } from './pageParameters.ts';
import { DERIVED_PARAMETERS, GATEWAY_CONSTANTS, PARAMETERS } from './parameters.ts';
import { baseName } from './reading.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';

/** Every name that some table knows, without brackets: a page that reads one table does not complain of another's. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...[...PARAMETERS, ...DERIVED_PARAMETERS, ...SOLO_PARAMETERS, ...PAGE_TABLE].map(({ wire }) =>
    baseName(wire),
  ),
  ...Object.keys(GATEWAY_CONSTANTS),
]);
