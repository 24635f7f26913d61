import type { Selectable } from 'kysely';
import type { CourseTable } from '../tables.ts';
import { toSearchText } from '../toSearchText.ts';

/** Courses at most: more would be a guess. */
const MOST = 3;

/** What many names have says nothing about which one is meant. */
const COMMON =
  /カントリー(?:クラブ|倶楽部)?|ゴルフ(?:クラブ|倶楽部|コース|場)?|クラブ|倶楽部|c\.?c\.?$|g\.?c\.?$|\s/g;

/** What tells one course from another in a typed name; empty where nothing does. */
function coreOf(text: string): string {
  return toSearchText(text).replace(COMMON, '');
}

/**
 * Returns how many slips may lie between a typed text and a name: one in three signs with kanji,
 * since a sign says much there; one in four of kana or letters. 0 for a text that is too short to
 * tell.
 */
function slipsIn(core: string): number {
  const length = [...core].length;
  return /\p{Script=Han}/u.test(core)
    ? Math.max(length > 1 ? 1 : 0, Math.floor(length / 3))
    : Math.floor(length / 4);
}

/**
 * Returns the least number of slips (a sign more, less, another, or two that changed places) that
 * make `core` a beginning of `word`, so that what is still to be typed costs nothing.
 */
function slipsToBeginning(core: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= core.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = core[row - 1] === word[at - 1];
      const isTurned = core[row - 1] === word[at - 2] && core[row - 2] === word[at - 1];
      next.push(
        Math.min(
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          isTurned ? (beforeLast[at - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(...last);
}

/** The columns that tell which names are near. */
export type NamedCourse = Pick<
  Selectable<CourseTable>,
  'id' | 'name' | 'name_latin' | 'pref' | 'country' | 'search_name' | 'reservations'
>;

/**
 * R7.05, ours: returns three courses at most whose name or reading begins nearly like the text, for
 * a text that no name holds; the nearest first, then the one booked most.
 */
export function nearestNames<Course extends NamedCourse>(
  courses: readonly Course[],
  text: string,
): Course[] {
  const core = coreOf(text);
  const allowed = slipsIn(core);
  if (allowed === 0) return [];
  return courses
    .map((course) => ({
      course,
      slips: Math.min(
        ...course.search_name
          .split(' ')
          .map((word) => slipsToBeginning(core, word.slice(0, core.length + allowed))),
      ),
    }))
    .filter(({ slips }) => slips <= allowed)
    .sort(
      (one, other) =>
        one.slips - other.slips ||
        other.course.reservations - one.course.reservations ||
        one.course.id - other.course.id,
    )
    .slice(0, MOST)
    .map(({ course }) => course);
}
