import type { Label, Text } from '../labels/index.ts';
import { DISTANCES, FEE_MAX_CHOICES, TIME_ZONES, valuesOf } from './choices/index.ts';
import type { SearchCondition } from './condition.ts';
import type { SearchMode } from './enumerations.ts';
import type { About, Named, SaidField } from './fields/field.ts';
import { SEARCH_FIELDS } from './fields/searchFields.ts';

/** A value of a facet: one of a field's choices, or `true` for a field that is on or off. */
export type FacetValue = string | number | true;

/**
 * The facets of a search, in their order: the fields by which visitors narrow a result, each with the
 * values that are counted.
 */
export const FACETS = {
  players: [2, 3, 4],
  ratesMax: FEE_MAX_CHOICES,
  zoneList: valuesOf(TIME_ZONES),
  distance: valuesOf(DISTANCES).filter((value) => value !== 0),
  lunch: [true],
  cart: [true],
  caddie: [true],
  assurance2r: [true],
  addFee2b: [true],
} as const satisfies { readonly [Field in keyof SearchCondition]?: readonly FacetValue[] };

export type FacetField = keyof typeof FACETS;
export const FACET_FIELDS = Object.keys(FACETS) as readonly FacetField[];

function rowOf(field: FacetField): Named & About {
  return SEARCH_FIELDS[field];
}

/** R5.12: returns the facets that a mode offers. */
export function facetsOf(mode: SearchMode): readonly FacetField[] {
  return FACET_FIELDS.filter((field) => rowOf(field).modes?.includes(mode) ?? true);
}

/** Returns the name of a facet. */
export function facetLabel(field: FacetField): Label {
  return rowOf(field).label;
}

/** Returns the text of a value; '' where it depends on the language (players, fees). */
export function facetText(field: FacetField, value: FacetValue): Text {
  const { chipsOf }: Partial<SaidField<unknown>> = SEARCH_FIELDS[field] as object;
  return chipsOf?.(field === 'zoneList' ? [value] : value)[0]?.text ?? '';
}

/**
 * Returns the condition with this value in the field, on its first page. A list has this value only.
 */
export function withFacet(
  condition: SearchCondition,
  field: FacetField,
  value: FacetValue,
): SearchCondition {
  return { ...condition, page: 1, [field]: field === 'zoneList' ? [value] : value };
}

/** Returns the condition without any wish in the field, on its first page. */
export function withoutFacet(condition: SearchCondition, field: FacetField): SearchCondition {
  const start = { mode: condition.searchMode, now: 0 };
  return { ...condition, page: 1, [field]: SEARCH_FIELDS[field].defaultAt(start) };
}

/** Returns the parameter of a facet's value in a query. */
export function facetParameter(
  field: FacetField,
  value: FacetValue,
): { readonly name: string; readonly text: string } {
  return { name: rowOf(field).wire, text: value === true ? '1' : String(value) };
}
