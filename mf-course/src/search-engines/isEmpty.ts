import type { SheetData } from '../sheet/loadSheet.ts';

/** Returns whether there is no course of the address. */
export function isEmpty({ outcome }: SheetData): boolean {
  return outcome.kind === 'missing';
}
