import { parseAds } from 'mf-ads/src/ad-platform/parseAds.ts';
import { anAdPage } from 'mf-ads/src/gateway/testing/adAnswers.ts';
import { parseInert } from 'shell/server/render/parseInert.ts';
import fc from 'fast-check';
import { anyVariantOfText } from '../anyVariant.ts';
import { Finding, type Subject } from '../explore.ts';
import { isWeb } from './isWeb.ts';

/** R7.02: what the block shows at most. */
const MOST_ADS = 3;
/** Characters of an answer that are read at most. */
const LONGEST = 200_000;

const PIECES = [
  '<div data-ad-course-id="7"><a href="/x">',
  '<a href="javascript:alert(1)">',
  '<a href="JaVa&#x0A;ScRiPt:alert(1)">',
  '<a href="//evil.example">',
  '<a href=" https://ad.example/click">',
  '<base href="javascript:">',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<textarea>',
  '<template>',
  '<svg onload=alert(1)>',
  'data-ad-course-id="8"',
  'data-ad-course-id=9',
  'href=data:,x',
  '&lt;',
  '&#0;',
  '&amp',
  '"',
  "'",
  '>',
  '</div>',
  '\u0000',
];

const input = fc.oneof(
  { weight: 8, arbitrary: anyVariantOfText(anAdPage([7, 8, 9, 10]), PIECES) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 40 })
      .map((pieces) => pieces.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);
/** Long answers that are deep, or that repeat what opens something. */
const long = fc
  .tuple(fc.constantFrom(...PIECES, '<p>', '<', '<a '), fc.integer({ min: 1, max: 5000 }))
  .map(([piece, times]) => piece.repeat(times).slice(0, LONGEST));

/** R7.02, R3.17: any answer of the ad platform gives three web addresses of courses at most. */
export const ads: Subject<string> = {
  input: fc.oneof({ weight: 3000, arbitrary: input }, { weight: 1, arbitrary: long }),
  isPure: true,
  try(html) {
    const read = parseAds(html, parseInert);
    if (read.length > MOST_ADS) throw new Finding('more than three advertisements');
    for (const { adCId, adStatisticsLink } of read) {
      if (!isWeb(adStatisticsLink)) throw new Finding('an address that is not http or https');
      if (!Number.isSafeInteger(adCId) || adCId <= 0) throw new Finding('an id that is not one');
    }
    return read.length > 0 ? 'accepted' : 'refused';
  },
};
