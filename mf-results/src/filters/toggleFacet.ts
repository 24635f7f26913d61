import {
  FACET_FIELDS,
  FACETS,
  type FacetField,
  type FacetValue,
  type SearchCondition,
  withFacet,
  withoutFacet,
} from 'shared-contracts/search';

/** Whether the search asks for the value. */
export function isSet(condition: SearchCondition, field: FacetField, value: FacetValue): boolean {
  return field === 'zoneList'
    ? condition.zoneList.some((zone) => zone === value)
    : condition[field] === value;
}

function toggleZone(condition: SearchCondition, zone: FacetValue): SearchCondition {
  const zoneList = FACETS.zoneList.filter(
    (each) => isSet(condition, 'zoneList', each) !== (each === zone),
  );
  return { ...condition, page: 1, zoneList };
}

/**
 * Returns the search after a press of the value: it is taken back if the search asks for it, and else comes
 * to the start times, or in place of the field's other value.
 */
export function toggleFacet(
  condition: SearchCondition,
  field: FacetField,
  value: FacetValue,
): SearchCondition {
  if (field === 'zoneList') return toggleZone(condition, value);
  return isSet(condition, field, value)
    ? withoutFacet(condition, field)
    : withFacet(condition, field, value);
}

/** Returns the search without any of its filters. */
export function withoutFacets(condition: SearchCondition): SearchCondition {
  return FACET_FIELDS.reduce(withoutFacet, condition);
}

/** Whether the search has any of its filters. */
export function hasFacets(condition: SearchCondition): boolean {
  return FACET_FIELDS.some((field) =>
    FACETS[field].some((value: FacetValue) => isSet(condition, field, value)),
  );
}
