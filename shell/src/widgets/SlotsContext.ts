import { createContext, useContext } from 'react';
import type { Language } from 'shared-contracts/locale';
import type { WidgetProps } from 'shared-contracts/widget';
import type { NonEssential } from '../page-state/nonEssential.ts';
import type { ShellStore } from '../page-state/store.ts';
import type { ReleaseSet } from 'host-kit/release/releaseSet';
import type { TakeTurn } from './touch/slotTurns.ts';
import type { OpeningServices } from './openSlot.ts';

/** The services of a slot in a browser. */
export interface SlotServices extends OpeningServices {
  readonly store: ShellStore;
  readonly nonEssential: NonEssential;
  readonly takeTurn: TakeTurn;
}

/** What all slots of a page share. */
export interface SlotsValue {
  readonly release: ReleaseSet;
  /** The language of the document. */
  readonly language: Language;
  /** The props of every widget at the present address. */
  readonly props: WidgetProps;
  /** Missing on the server, where slots are empty places. */
  readonly services: SlotServices | undefined;
}

/** Null outside of a page; read it with `useSlots`. */
export const SlotsContext = createContext<SlotsValue | null>(null);

/** Returns what all slots of a page share. Throws outside of a page. */
export function useSlots(): SlotsValue {
  const value = useContext(SlotsContext);
  if (!value) throw new Error('no SlotsContext');
  return value;
}
