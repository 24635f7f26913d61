import { parseSearchQuery } from 'shared-contracts/search';
import { PAGE_KINDS } from './pageKinds.ts';

const NOW = Date.UTC(2026, 10, 20, 23);
const MANY = 12_000;

it.each(PAGE_KINDS)('$name: every new address differs from all others', ({ toNew, path }) => {
  const addresses = Array.from({ length: MANY }, (_, number) => toNew(number));
  expect(new Set([path, ...addresses]).size).toBe(MANY + 1);
});

it.each(PAGE_KINDS.filter(({ path }) => path.startsWith('/search/')))(
  '$name: no search has an error or a part that is dropped',
  ({ toNew, path }) => {
    const addresses = [path, ...Array.from({ length: 1000 }, (_, number) => toNew(number))];
    const complaints = addresses.flatMap((address) => {
      const [, query = ''] = address.split('?');
      const { error, dropped } = parseSearchQuery(query, { now: NOW, form: 'result' });
      return error === undefined && dropped.length === 0 ? [] : [{ address, error, dropped }];
    });
    expect(complaints).toEqual([]);
  },
);
