import { PAGE_TABLE } from './pageParameters.ts';
import { DERIVED_PARAMETERS, GATEWAY_CONSTANTS, PARAMETERS } from './parameters.ts';
import { baseName } from './reading.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';

/**
 * The names of all tables without brackets, so that a page that reads one table does not call the
 * names of another unknown.
 */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...[...PARAMETERS, ...DERIVED_PARAMETERS, ...SOLO_PARAMETERS, ...PAGE_TABLE].map(({ wire }) =>
    baseName(wire),
  ),
  ...Object.keys(GATEWAY_CONSTANTS),
]);
