/** The key of the data attribute of the document's element that names the slot. */
export const TOUCHED = 'touched';

/**
 * Returns the slot that the visitor touched or focused last before its widget was awake; undefined
 * if there is none.
 */
export function touchedSlot(): string | undefined {
  return document.documentElement.dataset[TOUCHED];
}
