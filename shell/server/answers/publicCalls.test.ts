/** @jest-environment node */
import * as gateway from 'shared-contracts/gateway';
import { isPublicCall, lifetimeOf } from './publicCalls.ts';

const forBrowsers = { cacheControl: 'no-store', setsCookie: false };
const DAY = 86_400;

describe('the table of public calls (ADR 028)', () => {
  it.each(['/user/info', '/auth/panda', '/course/search/', '/course/searches', '/x', ''])(
    'does not contain %s, whose answer is never kept',
    (path) => {
      expect(isPublicCall(path)).toBe(false);
      expect(
        lifetimeOf(path, { cacheControl: 'public, max-age=60', setsCookie: false }),
      ).toBeUndefined();
    },
  );

  it('[R7.06] keeps holidays for a day, and for a month if the gateway fails', () => {
    expect(lifetimeOf(gateway.holidayList.path, forBrowsers)).toEqual({
      fresh: DAY,
      stale: DAY,
      onError: 30 * DAY,
    });
  });

  it('[R7.03] keeps searches, prices and stock for ten seconds while the gateway answers', () => {
    const { courseSearch, priceCalendar, courseStock, soloSearch } = gateway;
    for (const { path } of [courseSearch, priceCalendar, courseStock, soloSearch]) {
      const { fresh = 0, stale = 0 } = lifetimeOf(path, forBrowsers) ?? {};
      expect(fresh).toBeGreaterThan(0);
      expect(fresh + stale).toBe(10);
    }
  });

  it("follows the gateway's max-age", () => {
    const told = { cacheControl: 'public, max-age=7', setsCookie: false };
    expect(lifetimeOf(gateway.siteContent.path, told)?.fresh).toBe(7);
  });

  it.each([
    { cacheControl: 'private, max-age=60', setsCookie: false },
    { cacheControl: 'private, no-store', setsCookie: false },
    { cacheControl: 'public, max-age=60', setsCookie: true },
  ])('keeps nothing that is for one visitor: %j', (told) => {
    expect(lifetimeOf(gateway.courseSearch.path, told)).toBeUndefined();
  });
});
