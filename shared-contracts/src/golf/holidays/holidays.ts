/**
 * R7.06: the national holidays of Japan in the order of the year, by the names in the gateway's
 * replies. Translations use these names as keys.
 */
export const HOLIDAYS = [
  '元日',
  '成人の日',
  '建国記念の日',
  '天皇誕生日',
  '春分の日',
  '昭和の日',
  '憲法記念日',
  'みどりの日',
  'こどもの日',
  '海の日',
  '山の日',
  '敬老の日',
  '秋分の日',
  'スポーツの日',
  '文化の日',
  '勤労感謝の日',
].map((name) => ({ name }));

/** The name of a day between two holidays, which is a holiday too. */
export const BRIDGE_DAY = '休日';

/** Returns the name of the day off for a holiday that falls on a Sunday. */
export function substituteFor(holiday: string): string {
  return `${holiday} 振替休日`;
}
