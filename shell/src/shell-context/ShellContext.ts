import { createContext, useContext } from 'react';
import type { KeyValueStorage } from 'shared-contracts/widget';
import type { Overlay } from '../page-state/overlay.ts';
import type { ArrivedHeads } from '../search-engines/arrivedHeads.ts';
import type { HeadKeeper } from '../search-engines/headKeeper.ts';
import type { SlotServices } from '../widgets/SlotsContext.ts';
import type { PageState } from '../document/pageState.ts';

/** What the frame works with in a browser. */
export interface ShellServices extends SlotServices {
  readonly overlay: Overlay;
  readonly heads: ArrivedHeads;
  readonly headKeeper: HeadKeeper;
  /** The session's. */
  readonly storage: KeyValueStorage;
}

export interface ShellValue {
  readonly state: PageState;
  /** Missing while the server renders: slots are then only places. */
  readonly services: ShellServices | undefined;
}

export const ShellContext = createContext<ShellValue | null>(null);

export function useShell(): ShellValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error('useShell needs the frame around it');
  return value;
}
