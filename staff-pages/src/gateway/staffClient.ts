import { axiosRequestClient, STAFF_TIMEOUT } from 'host-kit/request/axiosClient';

/** Calls of the pages of staff. */
export function staffClient() {
  return axiosRequestClient({ baseUrl: '/gora', timeout: STAFF_TIMEOUT });
}
