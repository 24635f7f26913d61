/** What `noscript` holds is drawn by the server alone. */
export function CompareButton(): null {
  return null;
}
