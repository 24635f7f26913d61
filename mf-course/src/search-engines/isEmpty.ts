import type { SheetData } from '../sheet/sheetData.ts';

/** Returns whether there is no course of the address. */
export function isEmpty({ outcome }: SheetData): boolean {
  return outcome.kind === 'missing';
}
