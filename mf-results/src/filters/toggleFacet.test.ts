import fc from 'fast-check';
import { FACET_FIELDS, FACETS, parseSearchQuery, toSearchQuery } from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import { hasFacets, isSet, toggleFacet, withoutFacets } from './toggleFacet.ts';

const VALUES = FACET_FIELDS.flatMap((field) =>
  FACETS[field].map((value) => ({ field, value: value as string | number | true })),
);
/** A few presses of values, one after the other. */
const presses = fc.array(fc.constantFrom(...VALUES), { maxLength: 6 });
const start = aSearchCondition({ area: [12], page: 3 });

function after(pressed: readonly (typeof VALUES)[number][]) {
  return pressed.reduce(
    (condition, { field, value }) => toggleFacet(condition, field, value),
    start,
  );
}

describe('a press of a value', () => {
  it('[issue 19] sets it, a second one takes it back, and the page is the first', () => {
    fc.assert(
      fc.property(presses, fc.constantFrom(...VALUES), (pressed, { field, value }) => {
        const before = after(pressed);
        const once = toggleFacet(before, field, value);
        expect(isSet(once, field, value)).toBe(!isSet(before, field, value));
        expect(isSet(toggleFacet(once, field, value), field, value)).toBe(
          isSet(before, field, value),
        );
        expect(once.page).toBe(1);
      }),
    );
  });

  it('[issue 19] leads to a search that the address holds', () => {
    fc.assert(
      fc.property(presses, (pressed) => {
        const { condition, error } = parseSearchQuery(toSearchQuery(after(pressed)), {
          now: Date.UTC(2026, 10, 21),
          form: 'result',
        });
        expect(error).toBeUndefined();
        expect(toSearchQuery(condition)).toBe(toSearchQuery(after(pressed)));
      }),
    );
  });

  it('[issue 19] start times add up, and other fields have one value', () => {
    const both = after([
      { field: 'zoneList', value: '08' },
      { field: 'zoneList', value: 'lt05' },
      { field: 'players', value: 2 },
      { field: 'players', value: 3 },
    ]);
    expect(both).toMatchObject({ zoneList: ['lt05', '08'], players: 3 });
  });

  it('[issue 19] without any filter the rest of the search stays', () => {
    fc.assert(
      fc.property(presses, (pressed) => {
        const free = withoutFacets(after(pressed));
        expect(hasFacets(free)).toBe(false);
        expect(toSearchQuery(free)).toBe(toSearchQuery({ ...start, page: 1 }));
      }),
    );
  });
});
