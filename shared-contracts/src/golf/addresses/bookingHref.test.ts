import fc from 'fast-check';
import { bookingHref, type Booking } from './bookingHref.ts';

const SITE = 'https://booking.example/reserve?site=1';

function parametersOf(booking: Booking) {
  return Object.fromEntries(new URL(bookingHref(SITE, booking)).searchParams);
}

describe('the link to the booking site', () => {
  it('[R1.01] [R2.22] contains course, plan, date, start, players and tracking', () => {
    expect(
      parametersOf({
        courseId: 120034,
        planId: 7,
        playDate: '2026-11-22',
        startTime: '8:04',
        players: 2,
        from: 'result_start',
        campaign: 'mail_1121',
      }),
    ).toEqual({
      site: '1',
      c_id: '120034',
      plan_id: '7',
      play_date: '2026-11-22',
      start_time: '8:04',
      players: '2',
      'l-id': 'result_start',
      tp: 'mail_1121',
    });
  });

  it('[R2.22] contains the hour where the start is chosen on that site', () => {
    expect(parametersOf({ courseId: 5, startHour: 8, from: 'result_start' })).toEqual({
      site: '1',
      c_id: '5',
      start_hour: '8',
      'l-id': 'result_start',
    });
  });

  it('[R2.18] [R2.22] asks for a place in a round of single players exactly when it names the round', () => {
    const joined: Booking = { courseId: 5, roundId: 'r9', from: 'solo_join', soloCampaign: 'mail' };
    expect(parametersOf(joined)).toEqual({
      site: '1',
      c_id: '5',
      round_id: 'r9',
      act: 'solo',
      'l-id': 'solo_join',
      tt: 'mail',
    });
    const { roundId: _roundId, ...course } = joined;
    expect(parametersOf(course)).not.toHaveProperty('act');
  });

  it('leaves out what is not known', () => {
    const unknown = { planId: 0, playDate: '', startTime: '', startHour: 0, roundId: '' };
    expect(
      parametersOf({
        ...unknown,
        courseId: 5,
        players: 0,
        from: 'course_plan',
        campaign: '',
        soloCampaign: '',
      }),
    ).toEqual({ site: '1', c_id: '5', 'l-id': 'course_plan' });
  });

  it('stays on the booking site and says only what is meant, whatever the texts are', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, (roundId, campaign, soloCampaign) => {
        const booking = { courseId: 7, roundId, campaign, soloCampaign } as const;
        const url = new URL(bookingHref(SITE, { ...booking, from: 'solo_join' }));
        expect([url.origin, url.pathname, url.hash]).toEqual([
          'https://booking.example',
          '/reserve',
          '',
        ]);
        expect([...url.searchParams]).toEqual([
          ['site', '1'],
          ['c_id', '7'],
          ['round_id', roundId],
          ['act', 'solo'],
          ['l-id', 'solo_join'],
          ['tp', campaign],
          ['tt', soloCampaign],
        ]);
      }),
    );
  });
});
