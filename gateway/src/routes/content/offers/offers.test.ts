import fc from 'fast-check';
import { REGIONS } from 'shared-contracts/areas';
import { toIsoDate } from 'shared-contracts/format';
import { courseMap, siteContent } from 'shared-contracts/gateway';
import { LANGUAGES } from 'shared-contracts/locale';
import { toPlayDate } from 'shared-contracts/search';
import { need } from '../../../testing/need.ts';
import { NOW, openTestGateway, type TestGateway } from '../../../testing/openTestGateway.ts';
import { findOffers } from './findOffers.ts';
import { offerOf, offerPicture } from './offerPicture.ts';
import { OFFER_KINDS, offerWordsIn } from './offerWords.ts';

/** Monday 2026-11-23. */
const MONDAY = NOW + 2 * 86_400_000;

let sqlite: TestGateway;
let postgres: TestGateway;
beforeAll(async () => {
  sqlite = await openTestGateway();
  postgres = await openTestGateway(undefined, 'postgres');
}, 180_000);
afterAll(async () => {
  await sqlite.close();
  await postgres.close();
});

async function get(path: string, { app } = sqlite) {
  return app.inject(`/gora${path}`);
}
/** The offers of a region: the entries at the begin of the first slider whose picture is of an offer. */
async function offersIn(region: number, { device = 'pc', lang = 'ja', of = sqlite } = {}) {
  const answer = await get(
    `/content/blocks?device=${device}&region=${region}&v=1&lang=${lang}`,
    of,
  );
  const data = siteContent.reply.parse(answer.json()).data;
  const entries = (data[device === 'pc' ? 'topSlider' : 'campaign'] ?? []) as {
    href: string;
    src: string;
    alt: string;
    label: string;
    lang?: string;
  }[];
  return entries.filter(({ src }) => src.includes('/offer-'));
}

describe('what the inventory offers on the top page', () => {
  it('[R1.08] stands first, and is what its own link finds: the lowest price, and how many courses', async () => {
    const offers = (await Promise.all(REGIONS.map(({ code }) => offersIn(code)))).flat();
    expect(offers.length).toBeGreaterThan(REGIONS.length);
    for (const { href, alt, label } of offers) {
      const query = href.slice(href.indexOf('?') + 1);
      const found = courseMap.reply.parse((await get(`/course/map?${query}`)).json());
      const prices = found.items.map(({ price }) => price);
      expect(label).toContain(`¥${Math.min(...prices).toLocaleString('ja-JP')}`);
      const [, named = ''] = /(\d+)コース/.exec(alt) ?? [];
      if (alt.includes('安い')) expect(found.search_cnt).toBeGreaterThanOrEqual(Number(named));
      else expect(found.search_cnt).toBe(Number(named));
    }
  });

  it('[R1.08] leads on a Monday to the weekend and the day that it names, and has their lowest price', async () => {
    const found = await Promise.all(
      REGIONS.map((region) =>
        findOffers(sqlite.inventory.search(), region, { now: MONDAY, language: 'ja' }),
      ),
    );
    const kinds = new Set<string>();
    for (const { href = '', src = '' } of found.flat()) {
      const [, name = ''] = /content\/(.*)-slide\.svg/.exec(src) ?? [];
      const offer = need(offerOf(name), 'an offer');
      kinds.add(`${offer.kind} ${toIsoDate(offer.from)}`);
      const asked = new URLSearchParams(href.slice(href.indexOf('?')));
      const { year, month, day } = toPlayDate(offer.from);
      expect(['year', 'month', 'day'].map((part) => Number(asked.get(part)))).toEqual([
        year,
        month,
        day,
      ]);
      const days = `year=${year}&month=${month}&day=${day}&widthday=${offer.days}`;
      const shown = courseMap.reply.parse(
        (await get(`/course/map?area[]=${offer.area}&${days}`)).json(),
      );
      expect(offer.price).toBe(Math.min(...shown.items.map(({ price }) => price)));
    }
    expect([...kinds].toSorted()).toEqual(['tomorrow 2026-11-24', 'weekend 2026-11-28']);
  });

  it('[R1.08] is the same from both databases, and on both devices', async () => {
    const own = await offersIn(102);
    expect(own).toHaveLength(2);
    expect(await offersIn(102, { of: postgres })).toEqual(own);
    expect(await offersIn(102, { device: 'sp' })).toEqual(own);
  });

  it.each(Object.values(LANGUAGES))('[R9.06] speaks %s, and its picture does', async (lang) => {
    const offers = await offersIn(102, { lang });
    for (const offer of offers) {
      expect(offer.lang).toBe(lang === 'ja' ? undefined : lang);
      const picture = await get(offer.src.slice('/gora'.length));
      expect(picture.statusCode).toBe(200);
      expect(picture.body.replaceAll('&amp;', '&')).toContain(offer.label);
      // what no language but Japanese writes
      if (lang !== 'ja') expect(offer.alt + offer.label).not.toMatch(/[ぁ-んァ-ヶ]/u);
    }
  });
});

describe('the picture of an offer', () => {
  const anOffer = fc.record({
    kind: fc.constantFrom(...OFFER_KINDS),
    area: fc.integer({ min: 1, max: 47 }),
    from: fc.integer({ min: 20_000, max: 40_000 }),
    days: fc.integer({ min: 1, max: 10 }),
    count: fc.nat(99_999),
    price: fc.nat(9_999_999),
  });
  it('[R1.08] has all that its words say in its address', () => {
    fc.assert(
      fc.property(anOffer, fc.constantFrom(...Object.values(LANGUAGES)), (offer, language) => {
        const [, name = ''] = /content\/(.*)-slide\.svg/.exec(offerPicture(offer, language)) ?? [];
        expect(offerOf(name)).toEqual(offer);
        const { headline, lead } = offerWordsIn(language, offer);
        expect([...headline, lead].join()).not.toMatch(/[{}]|undefined/);
      }),
    );
  });

  it.each(['offer-weekend-12-20000-2-5', 'offer-never-12-1-2-5-100', 'offer-weekend-99-1-2-5-100'])(
    '[R7.02] is none for %s',
    async (name) => {
      expect((await get(`/image/content/${name}-slide.svg`)).statusCode).toBe(404);
    },
  );
});
