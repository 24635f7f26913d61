import { type Codec, parseInteger, someOf } from '../codecs.ts';

/** R5.32: returns the value of the list for an hour as links write it. */
function toZone(text: string): string {
  const hour = parseInteger(text);
  if (hour === undefined) return text;
  if (hour === 4 || hour === 5) return 'lt05';
  return hour >= 12 && hour <= 15 ? 'gt12' : String(hour).padStart(2, '0');
}

/** R5.09: returns the codec of start times; `allowed` are the values of the list. */
export function zones(allowed: readonly string[]): Codec<readonly string[]> {
  const listed = someOf(allowed);
  return { ...listed, read: (texts) => listed.read(texts.map(toZone)) };
}
