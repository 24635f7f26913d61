import type { SearchCondition } from './condition.ts';
import { PAGE_TABLE, type PageParameters } from './pageParameters.ts';
import type { Parameter } from './parameter.ts';
import { PARAMETERS } from './parameters.ts';
import type { SoloCondition } from './soloCondition.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';

function namesIn<Condition>(
  table: readonly Parameter<Condition>[],
  field: keyof Condition,
): readonly string[] {
  return table.filter((row) => row.field === field).map(({ wire }) => wire);
}

/**
 * Returns the names of a field in a query, for the controls of a form that works without a script;
 * a play date has three.
 */
export function wireNames(field: keyof SearchCondition): readonly string[] {
  return namesIn(PARAMETERS, field);
}
export function wireName(field: keyof SearchCondition): string {
  return wireNames(field)[0] ?? field;
}

/** Returns the names of a field of the solo search in a query. */
export function soloWireNames(field: keyof SoloCondition): readonly string[] {
  return namesIn(SOLO_PARAMETERS, field);
}
export function soloWireName(field: keyof SoloCondition): string {
  return soloWireNames(field)[0] ?? field;
}

/** Returns the name of a page parameter in a query. */
export function pageWireName(field: keyof PageParameters): string {
  return namesIn(PAGE_TABLE, field)[0] ?? field;
}
