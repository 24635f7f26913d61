import { createContext, useContext } from 'react';
import type { Language } from 'shared-contracts/locale';
import type { WidgetProps } from 'shared-contracts/widget';
import type { NonEssential } from '../page-state/nonEssential.ts';
import type { ShellStore } from '../page-state/store.ts';
import type { ReleaseSet } from 'host-kit/release/releaseSet';
import type { OpeningServices } from './openSlot.ts';

/** What a slot works with in a browser. */
export interface SlotServices extends OpeningServices {
  readonly store: ShellStore;
  readonly nonEssential: NonEssential;
}

/** What is the same for every slot of a page. */
export interface SlotsValue {
  readonly release: ReleaseSet;
  /** The language of the document. */
  readonly language: Language;
  /** What each widget is given at the present address. */
  readonly props: WidgetProps;
  /** Missing while the server renders: slots are then only places. */
  readonly services: SlotServices | undefined;
}

export const SlotsContext = createContext<SlotsValue | null>(null);

export function useSlots(): SlotsValue {
  const value = useContext(SlotsContext);
  if (!value) throw new Error('useSlots needs a page around it');
  return value;
}
