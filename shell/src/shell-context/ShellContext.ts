import { createContext, useContext } from 'react';
import type { KeyValueStorage } from 'shared-contracts/widget';
import type { Overlay } from '../page-state/overlay.ts';
import type { ArrivedHeads } from '../search-engines/arrivedHeads.ts';
import type { HeadKeeper } from '../search-engines/headKeeper.ts';
import type { SiteHistory } from '../navigation/siteHistory.ts';
import type { SlotServices } from '../widgets/SlotsContext.ts';
import type { PageState } from '../document/pageState.ts';

/** The services of the frame in a browser. */
export interface ShellServices extends SlotServices {
  readonly overlay: Overlay;
  /** Goes to an address through the chain of every navigation (R4.01). */
  readonly navigate: SiteHistory['navigate'];
  readonly heads: ArrivedHeads;
  readonly headKeeper: HeadKeeper;
  /** The storage of the session. */
  readonly storage: KeyValueStorage;
}

/** The document's state and services, for every component of the frame. */
export interface ShellValue {
  readonly state: PageState;
  /** Missing on the server, where slots are empty places. */
  readonly services: ShellServices | undefined;
}

/** Null outside of the frame; read it with `useShell`. */
export const ShellContext = createContext<ShellValue | null>(null);

/** Returns the document's state and services. Throws outside of the frame. */
export function useShell(): ShellValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error('useShell needs a ShellContext');
  return value;
}
