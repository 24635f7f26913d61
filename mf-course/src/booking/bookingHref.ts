/** The data for the booking site. What is absent the visitor chooses there. */
export interface BookingRequest {
  readonly courseId: number;
  readonly planId: number;
  /** `YYYY-MM-DD` */
  readonly playDate: string;
  /** `8:04` */
  readonly startTime?: string;
  /** 2 to 4; 0 when the party is not known. */
  readonly players: number;
  /** The campaign that brought the visitor here (`tp`); empty when there is none. */
  readonly campaign: string;
}

/** R1.01, R2.22: returns the link to the booking site, which says that a sheet has sent the visitor. */
export function bookingHref(
  site: string,
  { courseId, planId, playDate, startTime, players, campaign }: BookingRequest,
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
  set('l-id', startTime === undefined ? 'course_plan' : 'course_start');
  set('tp', campaign);
  return url.href;
}
