function steps(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 1000 + 1 }, (_, index) => from + index * 1000);
}

/** R5.04: the choices in yen; 0, no limit, is not among them. Choosing the lowest minimum submits none: `toRatesMin`. */
export const FEE_MIN_CHOICES: readonly number[] = steps(4000, 25_000);
export const FEE_MAX_CHOICES: readonly number[] = steps(5000, 26_000);

/** R5.04: what a query may hold. */
export const RATES_MIN_VALUES: readonly number[] = [0, ...steps(5000, 25_000)];
export const RATES_MAX_VALUES: readonly number[] = [0, ...FEE_MAX_CHOICES];

/** R5.05: yen; 0 is no limit. */
export const SOLO_RATES: readonly number[] = [0, 5000, 8000, 10_000, 13_000, 15_000, 20_000];

/** R5.04: 4,000 is below what validation accepts, and every plan costs more: it means no minimum. */
export function toRatesMin(choice: number): number {
  return choice < 5000 ? 0 : choice;
}
