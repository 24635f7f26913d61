import { playDayOf } from 'shared-contracts/search';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { noAds, type AdsState } from './adsSlice.ts';
import { fetchAds } from './gateway/fetchAds.ts';
import { fetchCourseCoupons } from './gateway/fetchCourseCoupons.ts';
import { fetchCourseDetails } from './gateway/fetchCourseDetails.ts';

async function loadStepByStep(props: WidgetProps, host: WidgetHost): Promise<AdsState> {
  const adCIdsList = await fetchAds(props, host);
  if (adCIdsList.length === 0) return noAds;
  const courseIds = adCIdsList.map(({ adCId }) => adCId);
  const from = playDayOf(props.query, host.now());
  const { courses: prItems, plans: prPlans } = await fetchCourseDetails(host, courseIds, from);
  const prCourseCoupons = await fetchCourseCoupons(host, courseIds, from);
  return { ...noAds, adCIdsList, prItems, prPlans, prCourseCoupons, isShowAdplats: true };
}

/**
 * R4.23: loads the course ids of the advertisements, then the details, then the coupons. Returns no
 * advertisements when a step fails, and reports the failure; never rejects.
 */
export async function loadAds(props: WidgetProps, host: WidgetHost): Promise<AdsState> {
  try {
    return await loadStepByStep(props, host);
  } catch (error) {
    host.telemetry.error(error, { call: 'ads' });
    return noAds;
  }
}
