import type { SheetData } from '../shown-sheet/sheetData.ts';

/** Returns whether there is no course of the address. */
export function isEmpty({ outcome }: SheetData): boolean {
  return outcome.kind === 'missing';
}
