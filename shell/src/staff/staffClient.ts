import { axiosRequestClient } from '../host/request/axiosClient.ts';

/** R9.01: the staff client has no time-out of its own. */
export const staffClient = () => axiosRequestClient({ baseUrl: '/gora', timeout: 0 });
