import type { KeyValueStorage } from '../../platform/widget/index.ts';

/** R9.03: the key of the session storage under which the widgets keep their state together. */
const STATE_KEY = 'vuex';
/** R9.04: the field of that state that holds the state of the interface. */
const UI_KEY = 'ui';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** Returns what the widgets keep in the session; nothing when it cannot be read. */
export function readSession(session: KeyValueStorage): Fields {
  try {
    return fieldsOf(JSON.parse(session.get(STATE_KEY) ?? ''));
  } catch {
    return {};
  }
}

/** Changes some fields of the session and leaves the others alone. */
export function writeSession(session: KeyValueStorage, change: Fields): void {
  return session.set(STATE_KEY, JSON.stringify({ ...readSession(session), ...change }));
}

/** R9.04: returns the state of the interface. */
export function readUi(session: KeyValueStorage): Fields {
  return fieldsOf(readSession(session)[UI_KEY]);
}

/** R9.04: changes some fields of the interface's state and leaves those of other widgets alone. */
export function writeUi(session: KeyValueStorage, change: Fields): void {
  return writeSession(session, { [UI_KEY]: { ...readUi(session), ...change } });
}

/** R9.04: the course whose link the visitor followed last. */
export interface FollowedCourse {
  readonly courseId: number;
  /** The link was that of an advertisement. */
  readonly isAd: boolean;
}

/** R9.04: returns the course that was followed last in this session; undefined when none was. */
export function readFollowed(session: KeyValueStorage): FollowedCourse | undefined {
  const { targetId, isClickPrGolfCourse } = readUi(session);
  return typeof targetId === 'number'
    ? { courseId: targetId, isAd: isClickPrGolfCourse === true }
    : undefined;
}

/** R9.04: stores the course that the visitor follows, so that the page shows it after the return. */
export function noteFollowed(session: KeyValueStorage, { courseId, isAd }: FollowedCourse): void {
  return writeUi(session, { targetId: courseId, isClickPrGolfCourse: isAd });
}
