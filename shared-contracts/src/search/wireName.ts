import type { SearchCondition } from './condition.ts';
import type { Parameter } from './parameter.ts';
import { PARAMETERS } from './parameters.ts';
import type { SoloCondition } from './soloCondition.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';

const namesIn = <Condition>(
  table: readonly Parameter<Condition>[],
  field: keyof Condition,
): readonly string[] => table.filter((row) => row.field === field).map(({ wire }) => wire);

/** The names of a field in a query, for the controls of a form that is sent without a script; a play date has three. */
export const wireNames = (field: keyof SearchCondition): readonly string[] =>
  namesIn(PARAMETERS, field);
export const wireName = (field: keyof SearchCondition): string => wireNames(field)[0] ?? field;

/** The same for the solo search. */
export const soloWireNames = (field: keyof SoloCondition): readonly string[] =>
  namesIn(SOLO_PARAMETERS, field);
export const soloWireName = (field: keyof SoloCondition): string =>
  soloWireNames(field)[0] ?? field;
