import { createContext, useContext } from 'react';
import type { AskedSheet } from '../address/sheetAddress.ts';
import type { FoundSheet } from './sheetData.ts';

/** The shown sheet, and what its address asks for. */
export interface ShownSheet extends FoundSheet {
  readonly asked: AskedSheet;
}

export const SheetContext = createContext<ShownSheet | undefined>(undefined);

/** Returns the shown sheet, for the parts of it. Throws outside of one. */
export function useShownSheet(): ShownSheet {
  const shown = useContext(SheetContext);
  if (shown === undefined) throw new Error('there is no sheet around this part');
  return shown;
}
