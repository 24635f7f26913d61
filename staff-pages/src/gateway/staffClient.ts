import { axiosRequestClient } from 'host-kit/request/axiosClient';
import { STAFF_TIMEOUT } from 'host-kit/request/timeouts';

/** Returns a request client for the staff pages. Their calls have no time-out (R9.01). */
export function staffClient() {
  return axiosRequestClient({ baseUrl: '/gora', timeout: STAFF_TIMEOUT });
}
