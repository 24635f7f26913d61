/**
 * The data for the booking site. An absent field is not sent: the visitor chooses it on that site.
 */
export interface BookingRequest {
  readonly courseId: number;
  readonly planId?: number;
  /** `YYYY-MM-DD` */
  readonly playDate?: string;
  /** `8:04` */
  readonly startTime?: string;
  /** 2 to 4; 0 when the search names no party. */
  readonly players: number;
  /** The kind of link on the result page. */
  readonly from: 'plan' | 'start' | 'more_plans' | 'compare' | 'favourite';
  /** The campaign that brought the visitor here (`tp`); empty when there is none. */
  readonly campaign: string;
}

/**
 * R1.01, R2.22: returns the link to the booking site with the tracking parameters `l-id` and `tp`.
 */
export function bookingHref(
  site: string,
  { courseId, planId, playDate, startTime, players, from, campaign }: BookingRequest,
): string {
  const url = new URL(site);
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '' && value !== 0)
      url.searchParams.set(name, String(value));
  };
  set('c_id', courseId);
  set('plan_id', planId);
  set('play_date', playDate);
  set('start_time', startTime);
  set('players', players);
  set('l-id', `result_${from}`);
  set('tp', campaign);
  return url.href;
}
