/** What the booking site is told. Absent fields are not sent: the visitor chooses them there. */
export interface BookingRequest {
  readonly courseId: number;
  readonly planId?: number;
  /** `YYYY-MM-DD` */
  readonly playDate?: string;
  /** 2 to 4; 0 unsaid. */
  readonly players: number;
  /** Which link of the result page was followed. */
  readonly from: 'plan' | 'course' | 'more_plans' | 'compare';
  /** The campaign that brought the visitor here (`tp`); '' none. */
  readonly campaign: string;
}

/** R1.01, R2.22: the way out to the booking site, with the tracking parameters `l-id` and `tp`. */
export function bookingHref(
  site: string,
  { courseId, planId, playDate, players, from, campaign }: BookingRequest,
): string {
  const url = new URL(site);
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '' && value !== 0)
      url.searchParams.set(name, String(value));
  };
  set('c_id', courseId);
  set('plan_id', planId);
  set('play_date', playDate);
  set('players', players);
  set('l-id', `result_${from}`);
  set('tp', campaign);
  return url.href;
}
