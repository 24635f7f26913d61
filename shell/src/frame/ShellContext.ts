import { createContext, useContext } from 'react';
import type { SlotServices } from '../widgets/openSlot.ts';
import type { PageState } from '../release/releaseSet.ts';

export interface ShellValue {
  readonly state: PageState;
  /** Missing while the server renders: slots are then only places. */
  readonly services: SlotServices | undefined;
}

export const ShellContext = createContext<ShellValue | null>(null);

export const useShell = (): ShellValue => {
  const value = useContext(ShellContext);
  if (!value) throw new Error('useShell needs the frame around it');
  return value;
};
