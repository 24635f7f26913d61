/**
 * Bounds the values of a label: returns a function that notes a value, and calls `onForgotten` with the one
 * that was not seen for longest once there are more than `most`.
 */
export function lastSeen(
  most: number,
  onForgotten: (value: string) => void,
): (value: string) => void {
  const seen = new Set<string>();
  return (value) => {
    seen.delete(value);
    seen.add(value);
    const [oldest] = seen;
    if (seen.size <= most || oldest === undefined) return;
    seen.delete(oldest);
    onForgotten(oldest);
  };
}
