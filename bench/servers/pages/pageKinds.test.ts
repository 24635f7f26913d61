import { parseSearchQuery } from 'shared-contracts/search';
import { PAGE_KINDS } from './pageKinds.ts';

const NOW = Date.UTC(2026, 10, 20, 23);
const MANY = 12_000;

it.each(PAGE_KINDS)('$name: every new address differs, and no search has an error', ({ toNew, path }) => {
  const addresses = Array.from({ length: MANY }, (_, number) => toNew(number));
  expect(new Set([path, ...addresses]).size).toBe(MANY + 1);
  for (const address of addresses.slice(0, 2000)) {
    const { error, dropped } = parseSearchQuery(address.split('?')[1] ?? '', {
      now: NOW,
      form: 'result',
    });
    expect({ address, error, dropped }).toEqual({ address, error: undefined, dropped: [] });
  }
});
