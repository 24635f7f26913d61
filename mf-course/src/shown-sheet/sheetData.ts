import type { Course, CourseSheet, DayWeather, Plan, StockDay } from 'shared-contracts/gateway';

/** Everything that the page of a course shows. */
export interface FoundSheet {
  readonly kind: 'found';
  readonly course: Course;
  readonly sheet: CourseSheet;
  /** The address of the search for the courses of the same prefecture. */
  readonly neighbours: string;
  /** The plans of the chosen day, or of all days where none is chosen; cheapest first. */
  readonly plans: readonly Plan[];
  /** The weather of the days, as far as it is known. */
  readonly weather: readonly DayWeather[];
  /** The starts of the chosen day, or of the first day with a price; absent where none is known. */
  readonly stock?: StockDay | undefined;
}

/** What the page of a course has: the sheet, no such course, or no answer. */
export type SheetOutcome = FoundSheet | { readonly kind: 'missing' } | { readonly kind: 'failed' };

/** The data of the first paint. */
export interface SheetData {
  /** The query that it answers. */
  readonly query: string;
  /** The day on which it was asked. */
  readonly today: number;
  readonly outcome: SheetOutcome;
}
