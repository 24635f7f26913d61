// The formats of a language are made once, because making one costs more than a hundred uses.
const numberFormats: Record<string, Intl.NumberFormat> = {};
const pluralRules: Record<string, Intl.PluralRules> = {};

/** Returns how a language writes numbers (`12,000`). Throws a RangeError where no tag is given. */
export function numberFormatOf(locale: string): Intl.NumberFormat {
  return (numberFormats[locale] ??= new Intl.NumberFormat(locale));
}

/** Returns which form a language has for a number. Throws a RangeError where no tag is given. */
export function pluralRulesOf(locale: string): Intl.PluralRules {
  return (pluralRules[locale] ??= new Intl.PluralRules(locale));
}
