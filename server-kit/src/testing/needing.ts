import type { Need } from './needs.ts';

type Declares = (title: string, test: jest.ProvidesCallback, timeout?: number) => void;

/** The end of a title of a test that is left out. */
function withNeed(title: string, need: Need): string {
  return `${title} (needs ${need})`;
}

/**
 * Returns Jest's `it`; where this machine lacks what the tests need, they are left out, and their titles
 * tell `npm test` why. In continuous integration that is a failure.
 */
export function itNeeds(need: Need, isThere: boolean): Declares {
  return isThere ? it : (title, test, timeout) => it.skip(withNeed(title, need), test, timeout);
}

/** The same for a group of tests. */
export function describeNeeds(
  need: Need,
  isThere: boolean,
): (title: string, tests: () => void) => void {
  return isThere ? describe : (title, tests) => describe.skip(withNeed(title, need), tests);
}
