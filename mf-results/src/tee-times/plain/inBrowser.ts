/** What `noscript` holds is drawn by the server alone. */
export function PlainHours(): null {
  return null;
}
