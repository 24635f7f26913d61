/** Fetches the calls of the gateway, which the first paint does not need. */
export function loadCalls() {
  return import(/* webpackChunkName: "calls" */ './calls.ts');
}
