/** What the booking site is told. What is absent, empty or 0 is not sent: the visitor chooses it there. */
export interface Booking {
  readonly courseId: number;
  readonly planId?: number;
  /** `YYYY-MM-DD` */
  readonly playDate?: string;
  /** `8:04` */
  readonly startTime?: string;
  /** The hour in which the round starts, where the start itself is not chosen yet. */
  readonly startHour?: number;
  /** The round that a single player joins. */
  readonly roundId?: string;
  /** 2 to 4; 0 when the party is not known. */
  readonly players?: number;
  /** The kind of link that was pressed. */
  readonly from:
    | 'result_plan'
    | 'result_start'
    | 'result_more_plans'
    | 'result_compare'
    | 'course_plan'
    | 'course_start'
    | 'solo_join'
    | 'solo_course';
  /** The campaign that brought the visitor here (`tp`). */
  readonly campaign?: string;
  /** The campaign of a search for rounds of single players (`tt`). */
  readonly soloCampaign?: string;
}

/**
 * R1.01, R2.22: returns the link to the booking site, with the tracking parameters `l-id`, `tp` and
 * `tt`. `site` is the address of that site, whose own parameters stay.
 */
export function bookingHref(site: string, booking: Booking): string {
  const url = new URL(site);
  const values = {
    c_id: booking.courseId,
    plan_id: booking.planId,
    play_date: booking.playDate,
    start_time: booking.startTime,
    start_hour: booking.startHour,
    round_id: booking.roundId,
    act: booking.roundId && 'solo',
    players: booking.players,
    'l-id': booking.from,
    tp: booking.campaign,
    tt: booking.soloCampaign,
  };
  for (const [name, value] of Object.entries(values))
    if (value) url.searchParams.set(name, String(value));
  return url.href;
}
