import { axiosRequestClient, STAFF_TIMEOUT } from 'host-kit/request/axiosClient';

/** Returns a request client for the staff pages. Their calls have no time-out (R9.01). */
export function staffClient() {
  return axiosRequestClient({ baseUrl: '/gora', timeout: STAFF_TIMEOUT });
}
