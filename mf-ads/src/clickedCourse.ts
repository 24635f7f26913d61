import type { WidgetStorage } from 'shared-contracts/widget';

/** R9.04: the state of the interface that outlives a page, in the session storage. Others keep their fields in it too. */
const UI_STATE_KEY = 'uiState';

const readUiState = ({ session }: WidgetStorage): Readonly<Record<string, unknown>> => {
  try {
    const state: unknown = JSON.parse(session.get(UI_STATE_KEY) ?? '{}');
    return typeof state === 'object' && state !== null && !Array.isArray(state)
      ? (state as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};

/** R9.04: whether a sponsored course was followed in this visit. */
export const wasAdClicked = (storage: WidgetStorage): boolean =>
  readUiState(storage)['isClickPrGolfCourse'] === true;

/** R9.04: notes which sponsored course was followed. */
export const noteAdClick = (storage: WidgetStorage, courseId: number): void =>
  storage.session.set(
    UI_STATE_KEY,
    JSON.stringify({ ...readUiState(storage), targetId: courseId, isClickPrGolfCourse: true }),
  );
