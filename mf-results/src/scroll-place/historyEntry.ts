import { fieldsOf, type Place } from './places.ts';

/**
 * Returns a name of the present entry of the browser's history. The router writes a key into each
 * entry that it makes. The document's first entry has no key, so a place is restored in it only
 * when the browser reports a return (`isLeft`).
 */
export function historyEntry(searchKey: string): string {
  return `${keyOfEntry()} ${searchKey}`;
}

/** The router's key of the present entry; empty for the document's first entry. */
function keyOfEntry(): string {
  const { key } = fieldsOf(window.history.state);
  return typeof key === 'string' ? key : '';
}

/** True when the browser came back to this document or loaded it again. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  // its fields stand in its prototype, so that a copy would have none
  const type = navigation && 'type' in navigation && navigation.type;
  return type === 'back_forward' || type === 'reload';
}

/**
 * Returns true when the visitor has been in this entry before, so that the place can be restored.
 */
export function isLeft({ document }: Place): boolean {
  return keyOfEntry() !== '' || document === performance.timeOrigin || isReturn();
}
