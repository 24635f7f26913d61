/** The gateway's calls are not needed for the first paint. */
export const loadCalls = () => import(/* webpackChunkName: "calls" */ './calls.ts');
