import fc from 'fast-check';
import { parse } from 'node-html-parser';
import type { InertDocument } from 'shared-contracts/widget';
import { anAdPage } from '../gateway/testing/adAnswers.ts';
import { parseAds, toCourseAd } from './parseAds.ts';

function inBrowser(html: string): InertDocument {
  return new DOMParser().parseFromString(html, 'text/html');
}
function onServer(html: string): InertDocument {
  return parse(html);
}

describe('toCourseAd', () => {
  it.each(['0', '-1', '1.5', '1e3', '０１', '12abc', ' 12', '', '99999999999', null])(
    '[R7.02] refuses the id %j',
    (id) => {
      expect(toCourseAd(id, '/click')).toBeUndefined();
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', null])(
    '[R7.02] refuses the link %j',
    (href) => {
      expect(toCourseAd('7', href)).toBeUndefined();
    },
  );

  it('[R3.17] accepts only positive integers and web addresses', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String)),
        fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('javascript:alert(1)', 'data:,x')),
        (id, href) => {
          const ad = toCourseAd(id, href);
          if (!ad) return;
          expect(Number.isInteger(ad.adCId) && ad.adCId > 0).toBe(true);
          expect(new URL(ad.adStatisticsLink, 'https://a.example').protocol).toMatch(/^https?:$/);
        },
      ),
    );
  });
});

describe.each([
  ['the browser', inBrowser],
  ['the server', onServer],
])('parseAds in %s', (_where, parseInert) => {
  it('[R7.02] reads course id and link of each advertisement', () => {
    expect(parseAds(anAdPage([7, 8]), parseInert)).toEqual([
      { adCId: 7, adStatisticsLink: '/gora/adplat/click?c_id=7&ad=1' },
      { adCId: 8, adStatisticsLink: '/gora/adplat/click?c_id=8&ad=1' },
    ]);
  });

  it('[R7.02] takes three advertisements at most, each course once, without invalid ones', () => {
    expect(
      parseAds(anAdPage(['x', 7, 7, 0, 8, 9, 10]), parseInert).map(({ adCId }) => adCId),
    ).toEqual([7, 8, 9]);
    expect(parseAds('<div data-ad-course-id="7">no link</div>', parseInert)).toEqual([]);
  });

  it('[R7.02] ignores everything else that an ad server writes', () => {
    const html = `<base href="https://evil.example/"><form action="/x"><svg onload="a()"></svg><img src=x onerror="a()"><script>a()</script>${anAdPage([7])}</form>`;
    expect(parseAds(html, parseInert)).toEqual([
      { adCId: 7, adStatisticsLink: '/gora/adplat/click?c_id=7&ad=1' },
    ]);
  });

  it('finds no advertisement in other text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(parseAds(text, parseInert)).toEqual([])));
  });

  it('refuses a text of megabytes before it parses it', () => {
    expect(() => parseAds('<p>'.repeat(1_700_000), parseInert)).toThrow(RangeError);
  });
});
