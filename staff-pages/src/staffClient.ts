import { axiosRequestClient, STAFF_TIMEOUT } from '../host/request/axiosClient.ts';

/** Calls of the pages of staff. */
export function staffClient() {
  return axiosRequestClient({ baseUrl: '/gora', timeout: STAFF_TIMEOUT });
}
