import { screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/errors';
import { aCourseItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { later, showResults } from './testing/showResults.tsx';

const COUPONS = '/course/coupon/search';
const items = [
  aCourseItem({ c_id: 7, c_name: '東ゴルフ場' }),
  aCourseItem({ c_id: 8, c_name: '西ゴルフ場' }),
];
function hostWith(coupons: unknown) {
  return fakeHost({ answers: { '/course/search': aSearchReply({ items }), [COUPONS]: coupons } });
}
function couponOf(golf_course_id: number, maximum_coupon_discount: number) {
  return {
    data: { golf_courses: [{ golf_course_id, maximum_coupon_discount }] },
  };
}

describe('coupons', () => {
  it('[R4.18] [R7.04] are loaded after the search and shown on the card of their course', async () => {
    const coupons = later<unknown>();
    const host = hostWith(() => coupons.promise);
    await showResults(host, 'area[]=12&year=2026&month=11&day=22&widthday=2');
    expect(screen.queryByText(/クーポン/)).not.toBeInTheDocument();
    await coupons.resolve(couponOf(8, 3000));
    expect(
      within(screen.getByRole('article', { name: '西ゴルフ場' })).getByText('最大3,000円クーポン'),
    ).toBeVisible();
    expect(
      within(screen.getByRole('article', { name: '東ゴルフ場' })).queryByText(/クーポン/),
    ).not.toBeInTheDocument();
    expect(host.sent.at(-1)?.query).toEqual({
      c_ids: '7,8',
      play_date_range: '2026-11-22..2026-11-23',
    });
  });

  it('[R3.10] are not shown when they are worth nothing', async () => {
    await showResults(hostWith(couponOf(7, 0)), 'area[]=12');
    expect(screen.queryByText(/クーポン/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'an error',
      () => {
        throw new ApiError('Server error', { status: 500, path: COUPONS });
      },
    ],
    ['another shape', { data: [] }],
  ])('[R8.04] show nothing after %s, but the failure is reported', async (_what, answer) => {
    const host = hostWith(answer);
    await showResults(host, 'area[]=12');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(host.errors).toHaveLength(1);
  });

  it('that arrive late for an earlier page are not shown on the next page', async () => {
    const first = later<unknown>();
    const second = later<unknown>();
    const answers = [first, second];
    const { update } = await showResults(
      hostWith(() => answers.shift()?.promise),
      'area[]=12',
    );
    await update('area[]=8');
    await first.resolve(couponOf(8, 3000));
    expect(screen.queryByText(/クーポン/)).not.toBeInTheDocument();
    await second.resolve(couponOf(7, 500));
    expect(screen.getByText('最大500円クーポン')).toBeVisible();
  });
});
