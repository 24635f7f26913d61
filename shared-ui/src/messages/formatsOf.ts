interface Formats {
  /** Writes numbers: `12,000`. */
  readonly numbers: Intl.NumberFormat;
  /** Says which form of a word a number needs: `one`, `other`. */
  readonly plurals: Intl.PluralRules;
}

const made: Record<string, Formats> = {};

/**
 * Returns the formats of a language (BCP 47), which are made once: making one costs more than a
 * hundred uses. Throws a RangeError where the tag is none.
 */
export function formatsOf(locale: string): Formats {
  return (made[locale] ??= {
    numbers: new Intl.NumberFormat(locale),
    plurals: new Intl.PluralRules(locale),
  });
}
