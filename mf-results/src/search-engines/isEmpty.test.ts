import { aCourse, aCoursePage } from 'shared-contracts/testing';
import { defaultCondition } from 'shared-contracts/search';
import { isEmpty } from './isEmpty.ts';

const condition = defaultCondition('normal', Date.UTC(2026, 10, 20));

describe('isEmpty, which lets search engines skip a page of results', () => {
  it.each([
    ['is false for a page with courses', 1, 40, 5, false],
    ['is true for a page beyond the last', 999, 40, 5, true],
    ['is true when nothing is found', 1, 0, 0, true],
  ])('[R4.17] %s', (_what, page, count, pages, expected) => {
    const courses = count > 0 ? [aCourse()] : [];
    const reply = aCoursePage({ courses, count, pageCount: pages });
    const found = { kind: 'found', condition: { ...condition, page }, reply, waysOut: [] } as const;
    expect(isEmpty({ outcome: found })).toBe(expected);
  });

  it('[R8.03] is false for a failed search, which may find something later', () => {
    expect(isEmpty({ outcome: { kind: 'failed', condition, code: 'APIERROR' } })).toBe(false);
  });
});
