/** What `noscript` holds is drawn by the server alone. */
export function PlainGuest(): null {
  return null;
}
