import { useSyncExternalStore } from 'react';
import type { WidgetStorage } from 'shared-contracts/widget';
import { useHost } from '../island/Island.tsx';

/** The keys in local storage, which no request carries: courses with a heart, and those that were followed. */
export type KeptList = 'favourite_courses' | 'seen_courses';
/** How many courses of each list count, newest first. */
export const MOST_KEPT = 50;

/** After a widget or another tab has changed a list; and after the page has come back as it was left, when it has heard of no change. */
const CHANGES = ['storage', 'pageshow'];

/** Reads the ids of a list as it is stored; whatever else stands there is left out. */
export function toIds(text: string): readonly number[] {
  return (text.match(/\b[1-9]\d{0,8}\b/g) ?? []).slice(0, MOST_KEPT).map(Number);
}

/** Returns the stored text of a list. */
export function readKept({ local }: WidgetStorage, list: KeptList): string {
  return local.get(list) ?? '';
}

/**
 * Puts a course in front of a list, or with `isOut` takes it out. Where the browser's storage is full or blocked, the
 * host keeps it for the visit.
 */
export function keepCourse(
  storage: WidgetStorage,
  list: KeptList,
  courseId: number,
  isOut = false,
): void {
  const others = toIds(readKept(storage, list)).filter((id) => id !== courseId);
  storage.local.set(list, String(isOut ? others : [courseId, ...others]));
  // browsers tell other documents alone, and each widget of this one has a copy of this module
  window.dispatchEvent(new StorageEvent('storage', { key: list }));
}

/** Calls `tell` when what is kept may have changed. */
function hearKept(tell: () => void): () => void {
  for (const type of CHANGES) window.addEventListener(type, tell);
  return () => {
    for (const type of CHANGES) window.removeEventListener(type, tell);
  };
}

/** Returns the ids of a list on this device, newest first; none while the server's HTML is hydrated. */
export function useKept(list: KeptList): readonly number[] {
  const { storage } = useHost();
  const text = useSyncExternalStore(
    hearKept,
    () => readKept(storage, list),
    () => '',
  );
  return toIds(text);
}
