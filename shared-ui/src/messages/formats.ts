// A page or a server formats in the few languages of the site, and the formats of each are made
// once, because making one costs more than a hundred uses.
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Returns how a language writes numbers (`12,000`). Throws a RangeError where no tag is given. */
export function numberFormatOf(locale: string): Intl.NumberFormat {
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    numberFormats.set(locale, format);
  }
  return format;
}

/** Returns which form a language has for a number. Throws a RangeError where no tag is given. */
export function pluralRulesOf(locale: string): Intl.PluralRules {
  let rules = pluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    pluralRules.set(locale, rules);
  }
  return rules;
}
