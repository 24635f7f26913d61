function steps(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 1000 + 1 }, (_, index) => from + index * 1000);
}

/**
 * R5.04: the fees of the form in yen, without 0 for no limit. The lowest minimum submits no minimum
 * (`toRatesMin`).
 */
export const FEE_MIN_CHOICES: readonly number[] = steps(4000, 25_000);
export const FEE_MAX_CHOICES: readonly number[] = steps(5000, 26_000);

/** R5.04: the fees that a query may have. */
export const RATES_MIN_VALUES: readonly number[] = [0, ...steps(5000, 25_000)];
export const RATES_MAX_VALUES: readonly number[] = [0, ...FEE_MAX_CHOICES];

/** R5.05: the fees of the solo search in yen; 0 is no limit. */
export const SOLO_RATES: readonly number[] = [0, 5000, 8000, 10_000, 13_000, 15_000, 20_000];

/**
 * R5.04: returns the minimum to submit. 4,000 becomes 0, because validation accepts fees from 5,000
 * and every plan costs more.
 */
export function toRatesMin(choice: number): number {
  return choice < 5000 ? 0 : choice;
}
