import { toJapaneseDate, toJapaneseDay } from 'shared-contracts/format';

const TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns a moment in Japan's time: `2026年11月21日（土）20:00`. `time` is milliseconds since 1970. */
export function toMoment(time: number): string {
  return `${toJapaneseDate(toJapaneseDay(time))}${TIME.format(time)}`;
}
