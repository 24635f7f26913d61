import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourseItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { later, showResults } from '../testing/showResults.tsx';
import widget from '../widget.tsx';

describe('the list of courses', () => {
  it('[R4.18] draws a card again for its own coupon and its own hours only', async () => {
    const coupons = later<unknown>();
    const items = [aCourseItem({ c_id: 7 }), aCourseItem({ c_id: 8, c_name: '西ゴルフ場' })];
    const host = fakeHost({
      answers: {
        '/course/search': aSearchReply({ items }),
        '/course/coupon/search': () => coupons.promise,
      },
    });
    const query = 'area[]=12&year=2026&month=11&day=22';
    const data = await widget.load({ page: 'result', query }, host);
    if (data.outcome.kind !== 'found') throw new Error('nothing was found');
    const drawn = [0, 0];
    for (const [at, course] of data.outcome.reply.courses.entries())
      Object.defineProperty(course, 'latin', {
        get: () => {
          drawn[at] = (drawn[at] ?? 0) + 1;
        },
      });
    await showResults(host, query, data);
    const [first] = drawn;
    const before = [...drawn];
    await coupons.resolve({
      data: { golf_courses: [{ golf_course_id: 8, maximum_coupon_discount: 3000 }] },
    });
    expect([drawn[0], drawn[1] === before[1]]).toEqual([first, false]);
    const button = screen.getByRole('button', { name: 'スタート時刻を見る （西ゴルフ場）' });
    await userEvent.click(button);
    expect([button.getAttribute('aria-expanded'), drawn[0]]).toEqual(['true', first]);
  });
});
