import { fakeHost } from 'shared-contracts/testing';
import type { Answer } from 'shared-contracts/platform-testing';
import { noAds } from './adsSlice.ts';
import { loadAds } from './loadAds.ts';
import { adAnswers, anAdPage } from './gateway/testing/adAnswers.ts';

const props = { page: 'top', query: '' } as const;
function hostWith(over?: Readonly<Record<string, Answer>>) {
  return fakeHost({ slot: 'right_ad', answers: adAnswers(over) });
}

describe('loadAds', () => {
  it('[R4.23] asks for ads, then for details, then for coupons', async () => {
    const host = hostWith();
    await loadAds(props, host);
    expect(host.sent.map(({ path }) => path)).toEqual([
      '/adplat',
      '/course/details',
      '/course/coupon/search',
    ]);
    expect(host.sent[1]?.query).toEqual({ c_ids: '7,8,9', date: '2026-11-22' });
    expect(host.sent[2]?.query).toEqual({
      c_ids: '7,8,9',
      play_date_range: '2026-11-22..2026-12-22',
    });
  });

  it('[R4.23] asks for the areas and the play day of the search', async () => {
    const host = hostWith();
    await loadAds({ page: 'result', query: 'area[]=12&year=2026&month=12&day=5' }, host);
    expect(host.sent[0]?.query).toMatchObject({ area: '12' });
    expect(host.sent[1]?.query).toMatchObject({ date: '2026-12-05' });
    expect(host.sent[2]?.query).toMatchObject({ play_date_range: '2026-12-05..2027-01-04' });
  });

  it('[R3.17] keeps links, courses, plans and coupons, with the loading flag off and the show flag on', async () => {
    const ads = await loadAds(props, hostWith());
    expect(ads.adCIdsList).toHaveLength(3);
    expect(ads.prItems.map(({ id }) => id)).toEqual([7, 8, 9]);
    expect(ads.prPlans).toHaveLength(6);
    expect(ads.prCourseCoupons).toEqual({
      7: { hasCourseCoupon: true, maxDiscount: 3000 },
      8: { hasCourseCoupon: false, maxDiscount: 0 },
    });
    expect(ads).toMatchObject({
      isLoadAdplats: false,
      isShowAdplats: true,
      isClickPrGolfCourse: false,
    });
  });

  it.each<[string, Record<string, Answer>]>([
    [
      'the ad platform',
      {
        '/adplat': () => {
          throw new Error('blocked');
        },
      },
    ],
    [
      'the details',
      {
        '/course/details': () => {
          throw new Error('gone');
        },
      },
    ],
    [
      'the details by their status',
      { '/course/details': { result_status: 500, items: [], plans: [] } },
    ],
    ['the details by their shape', { '/course/details': '<html>' }],
    [
      'the coupons',
      {
        '/course/coupon/search': () => {
          throw new Error('gone');
        },
      },
    ],
    ['the coupons by their shape', { '/course/coupon/search': { data: null } }],
  ])(
    '[R4.23] gives no advertisements when %s fail, and reports the failure once',
    async (_which, over) => {
      const host = hostWith(over);
      await expect(loadAds(props, host)).resolves.toEqual(noAds);
      expect(host.errors).toHaveLength(1);
    },
  );

  it('[R4.23] asks nothing more when the ad platform has no advertisements', async () => {
    const host = hostWith({ '/adplat': anAdPage([]) });
    await expect(loadAds(props, host)).resolves.toEqual(noAds);
    expect(host.sent).toHaveLength(1);
    expect(host.errors).toEqual([]);
  });
});
