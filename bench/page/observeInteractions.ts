/** What the interactions of a visit took, over all its documents. */
export const INTERACTIONS = '__interactions';

/**
 * Runs in each document before its own scripts. Keeps the longest time from an interaction to the next
 * paint (milliseconds, as Interaction to Next Paint) in the session's storage.
 */
export function observeInteractions(name: string): void {
  const note = (entries: readonly PerformanceEntry[]) => {
    const durations = entries
      .filter((entry) => (entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      .map(({ duration }) => duration);
    const longest = Math.max(Number(sessionStorage.getItem(name)), ...durations);
    sessionStorage.setItem(name, String(longest));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  // the least threshold that there is
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as object);
  addEventListener('pagehide', () => note(observer.takeRecords()));
}
