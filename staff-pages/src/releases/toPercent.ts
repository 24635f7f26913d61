/** Returns `part` as per cent of `whole` with at most one decimal; `0` if there is no `whole`. */
export function toPercent(part: number, whole: number): string {
  return whole === 0 ? '0' : (Math.round((part / whole) * 1000) / 10).toString();
}
