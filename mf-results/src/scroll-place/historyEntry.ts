import type { Place } from './places.ts';

/**
 * Returns a name of the present entry of the browser's history. The router writes a key into each
 * entry that it makes. The document's first entry has no key, so a place is restored in it only
 * when the browser reports a return (`isLeft`).
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

/**
 * Returns true when the visitor has been in this entry before, so that the place can be restored.
 */
export function isLeft({ document }: Place): boolean {
  return keyOfEntry() !== undefined || document === performance.timeOrigin || isReturn();
}
