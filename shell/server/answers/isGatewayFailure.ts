/**
 * Returns whether the status of a call's error says that the gateway failed, rather than that it refused
 * the call. The status of a time-out or of an error of the network is a text, and -1 is an answer that
 * cannot be read.
 */
export function isGatewayFailure(status: number | string): boolean {
  return typeof status === 'string' || status >= 500 || status === -1;
}
