import { createContext, useContext } from 'react';
import type { PageState } from '../document/pageState.ts';
import type { HistoryEntry, SiteAddress } from '../navigation/historyEntries.ts';

/** The present entry of the site's history. Null outside of a document; read it with the hooks. */
export const AddressContext = createContext<HistoryEntry | null>(null);

/** Returns the entry that a document begins with, as the server knows it. */
export function firstEntry({ path, query }: Pick<PageState, 'path' | 'query'>): HistoryEntry {
  const search = query === '' ? '' : `?${query}`;
  return {
    action: 'POP',
    location: { pathname: path, search, hash: '', key: 'default', state: null },
  };
}

/** Returns the present entry of the site's history. Throws outside of an `AddressContext`. */
export function useHistoryEntry(): HistoryEntry {
  const entry = useContext(AddressContext);
  if (!entry) throw new Error('useHistoryEntry needs an AddressContext');
  return entry;
}

/** Returns the present address. Throws outside of an `AddressContext`. */
export function useAddress(): SiteAddress {
  return useHistoryEntry().location;
}
