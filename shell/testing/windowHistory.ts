import { historyEntries, type HistoryEntries } from '../src/navigation/historyEntries.ts';

/**
 * Opens an address in the test's window. Returns the window's history, which shows every address
 * that it is given: no navigation chain decides about them.
 */
export function windowHistory(address: string): HistoryEntries {
  window.history.replaceState(null, '', address);
  const entries = historyEntries(window);
  window.addEventListener('popstate', () => entries.show('POP'));
  return entries;
}
