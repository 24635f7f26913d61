import fc from 'fast-check';
import { anySearchCondition } from '../../testing/arbitraries/index.ts';
import { type SearchCondition, defaultCondition } from '../index.ts';
import { fieldsRelaxedBy } from './relaxedFields.ts';
import { RELAXER_NAMES } from './relaxerNames.ts';
import { OPTIONS, OPTION_GROUPS, SEARCH_FIELDS } from './searchFields.ts';

const NOW = Date.UTC(2026, 10, 20, 23);
const NAMES = Object.keys(SEARCH_FIELDS) as (keyof SearchCondition)[];
const carriers = Object.values(SEARCH_FIELDS).flatMap((row) => [...row.carriers]);

describe('the fields of a search', () => {
  it('[R3.01] [R5.29] each have their own name and place in a query, without gaps', () => {
    const places = carriers.map(({ place }) => place ?? 0).toSorted((one, other) => one - other);
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(new Set(carriers.map(({ wire }) => wire)).size).toBe(carriers.length);
  });

  it('[R5.12] are in at most one group of options, and come after an option of their own group', () => {
    const grouped = Object.values(OPTION_GROUPS).flatMap((group) => Object.keys(group));
    expect(grouped.toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
    for (const group of Object.values(OPTION_GROUPS)) {
      for (const row of Object.values(group)) {
        if ('saidAfter' in row) expect(Object.keys(group)).toContain(row.saidAfter);
      }
    }
  });

  it('[R3.04] each differ from their default in some condition that tests generate', () => {
    const usual = defaultCondition('normal', NOW);
    const conditions = fc.sample(anySearchCondition(NOW), { numRuns: 400, seed: 1 });
    const untouched = NAMES.filter((name) =>
      conditions.every(
        (condition) => JSON.stringify(condition[name]) === JSON.stringify(usual[name]),
      ),
    );
    expect(untouched).toEqual([]);
  });

  it('each have at most one suggestion that resets them, and each suggestion resets some', () => {
    const given = RELAXER_NAMES.map(fieldsRelaxedBy);
    expect(new Set(given.flat()).size).toBe(given.flat().length);
    expect(given.map((fields) => fields.length)).not.toContain(0);
  });
});
