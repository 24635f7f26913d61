import { parseGatewayQuery } from 'shared-contracts/search';
import { toCriteria } from '../../search/toCriteria.ts';
import { contentRows } from './index.ts';

const DAY = 86_400_000;
/** Sunday 2026-11-22 at noon in Japan. No day of the six after it but Monday is a holiday. */
const SUNDAY = Date.UTC(2026, 10, 22, 3);
const RESULTS = '/search/result/?';

it('[R7.07] a link to results finds days of the kind that it asks for, whichever day of the week it is followed on', () => {
  const hrefs = contentRows().flatMap(({ entry }) => {
    const { href } = JSON.parse(entry) as { href: string };
    return href.startsWith(RESULTS) ? [href] : [];
  });
  expect(hrefs.length).toBeGreaterThan(100);
  for (const href of hrefs)
    for (let at = 0; at < 7; at += 1) {
      const now = SUNDAY + at * DAY;
      const { condition } = parseGatewayQuery(href.slice(RESULTS.length), { now });
      expect([href, at, toCriteria(condition, now).dayClasses]).toEqual([
        href,
        at,
        expect.arrayContaining([expect.anything()]),
      ]);
    }
});
