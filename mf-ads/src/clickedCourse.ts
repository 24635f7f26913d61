import type { WidgetStorage } from 'shared-contracts/widget';

/** R9.04: the state of the interface that outlives a page, in the session storage. Others keep their fields in it too. */
const UI_STATE_KEY = 'uiState';

function readUiState({ session }: WidgetStorage): Readonly<Record<string, unknown>> {
  try {
    const state: unknown = JSON.parse(session.get(UI_STATE_KEY) ?? '{}');
    return typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : {};
  } catch {
    return {};
  }
}

/** R9.04: whether a sponsored course was followed in this visit. */
export function wasAdClicked(storage: WidgetStorage): boolean {
  return readUiState(storage)['isClickPrGolfCourse'] === true;
}

/** R9.04: notes which sponsored course was followed. */
export function noteAdClick(storage: WidgetStorage, courseId: number): void {
  return storage.session.set(
    UI_STATE_KEY,
    JSON.stringify({ ...readUiState(storage), targetId: courseId, isClickPrGolfCourse: true }),
  );
}
