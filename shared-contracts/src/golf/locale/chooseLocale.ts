import { localeOf, type Locale } from './languages.ts';

const LONGEST_HEADER = 1000;

interface LanguageRange {
  readonly tag: string;
  /** 0 to 1; 0 refuses the language. */
  readonly quality: number;
}

/** Returns 1 for a language without a weight, and 0 when the weight is not a valid number. */
function toQuality(weight: string | undefined): number {
  if (weight === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
}

function toRange(text: string): LanguageRange {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  return { tag, quality: toQuality(weight) };
}

/**
 * R9.06: returns the locale for an `Accept-Language` header. No header means Japanese, and so does
 * a bare `*`, which means the same (RFC 9110, 12.5.4). A header that asks for none of our languages
 * means English.
 */
export function chooseLocale(header: string | undefined): Locale {
  const ranges = (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map(toRange)
    .filter(({ tag }) => tag !== '');
  if (ranges.every(({ tag }) => tag === '*')) return 'ja-JP';
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return wanted.map(({ tag }) => localeOf(tag)).find((locale) => locale !== undefined) ?? 'en-US';
}
