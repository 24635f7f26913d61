import { bookingHref, type BookingRequest } from './bookingHref.ts';

const SITE = 'https://booking.example/reserve?site=1';
function aRequest(over: Partial<BookingRequest> = {}): BookingRequest {
  return {
    courseId: 120034,
    planId: 7,
    playDate: '2026-11-22',
    players: 2,
    from: 'plan',
    campaign: 'mail_1121',
    ...over,
  };
}
function parametersOf(request: BookingRequest) {
  return Object.fromEntries(new URL(bookingHref(SITE, request)).searchParams);
}

describe('the link to the booking site', () => {
  it('[R1.01] [R2.22] contains course, plan, date, players and tracking', () => {
    expect(parametersOf(aRequest())).toEqual({
      site: '1',
      c_id: '120034',
      plan_id: '7',
      play_date: '2026-11-22',
      players: '2',
      'l-id': 'result_plan',
      tp: 'mail_1121',
    });
  });

  it('[R2.22] contains the start that was pressed', () => {
    expect(parametersOf(aRequest({ startTime: '8:04', from: 'start' }))).toMatchObject({
      start_time: '8:04',
      'l-id': 'result_start',
    });
  });

  it('leaves out what the search does not name', () => {
    expect(parametersOf({ courseId: 5, players: 0, from: 'more_plans', campaign: '' })).toEqual({
      site: '1',
      c_id: '5',
      'l-id': 'result_more_plans',
    });
  });

  it('stays on the booking site whatever the campaign is called', () => {
    const url = new URL(bookingHref(SITE, aRequest({ campaign: '&c_id=9#//evil.example' })));
    expect([url.origin, url.hash, url.searchParams.getAll('c_id')]).toEqual([
      'https://booking.example',
      '',
      ['120034'],
    ]);
  });
});
