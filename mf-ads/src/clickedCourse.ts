import type { WidgetStorage } from 'shared-contracts/widget';

/**
 * R9.04: the session storage's key of the interface state. Other widgets keep their fields under it
 * too.
 */
const UI_STATE_KEY = 'uiState';

function readUiState({ session }: WidgetStorage): Readonly<Record<string, unknown>> {
  try {
    const state: unknown = JSON.parse(session.get(UI_STATE_KEY) ?? '{}');
    return typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : {};
  } catch {
    return {};
  }
}

/** R9.04: returns true when the visitor followed a sponsored course during this visit. */
export function wasAdClicked(storage: WidgetStorage): boolean {
  return readUiState(storage)['isClickPrGolfCourse'] === true;
}

/**
 * R9.04: stores which sponsored course the visitor followed, beside the fields of other widgets.
 */
export function noteAdClick(storage: WidgetStorage, courseId: number): void {
  return storage.session.set(
    UI_STATE_KEY,
    JSON.stringify({ ...readUiState(storage), targetId: courseId, isClickPrGolfCourse: true }),
  );
}
