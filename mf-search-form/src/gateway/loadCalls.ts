/** The gateway's calls are not needed for the first paint. */
export function loadCalls() {
  return import(/* webpackChunkName: "calls" */ './calls.ts');
}
