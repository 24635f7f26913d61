import { wireName } from 'shared-contracts/search';
import type { WidgetStorage } from 'shared-contracts/widget';
import { readHistory } from '../../condition/remembered/searchHistory.ts';

/** A name that this browser has searched for before. */
export interface RecentName {
  readonly kind: 'recent';
  readonly key: string;
  readonly name: string;
}

/** How many names the empty field offers. */
const MOST = 5;

/** R9.03: gives the names of the last searches, newest first, each once. */
export function recentNames(storage: WidgetStorage): readonly RecentName[] {
  const names = readHistory(storage).flatMap(
    (query) => new URLSearchParams(query).get(wireName('courseName')) ?? [],
  );
  return [...new Set(names)]
    .slice(0, MOST)
    .map((name, at) => ({ kind: 'recent', key: `recent-${at}`, name }));
}
