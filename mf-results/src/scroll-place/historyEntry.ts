import type { Place } from './places.ts';

/**
 * What tells this entry of the browser's history from the others. The router writes a key into each that it makes; the
 * document's first entry has none, and is known again only when the browser says that it came back to it.
 */
export function historyEntry(searchKey: string): string {
  const entryKey = keyOfEntry();
  return `${typeof entryKey === 'string' ? entryKey : ''} ${searchKey}`;
}

/** The router's key of the present entry; undefined for the document's first entry. */
function keyOfEntry(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}

/** True when the browser came back to this document or loaded it again. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (
    navigation !== undefined &&
    'type' in navigation &&
    (navigation.type === 'back_forward' || navigation.type === 'reload')
  );
}

/** Whether a place that was left in this entry can be gone back to. */
export function isLeft({ document }: Place): boolean {
  return keyOfEntry() !== undefined || document === performance.timeOrigin || isReturn();
}
