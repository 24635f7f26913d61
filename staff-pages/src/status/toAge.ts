/** How long ago something was, in the largest unit of which it is at least two. */
export interface Age {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** Returns an age of so many seconds as people say it: 346 seconds are 5 minutes. */
export function toAge(seconds: number): Age {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? ['seconds' as const, 1];
  return { unit, count: Math.floor(seconds / size) };
}
