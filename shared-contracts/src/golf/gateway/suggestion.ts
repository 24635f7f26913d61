import * as z from 'zod/mini';

interface CourseSuggestion {
  readonly kind: 'course';
  readonly name: string;
  /** In Latin letters, where the inventory has it (R9.06). */
  readonly latin?: string | undefined;
  readonly prefecture: string;
  readonly id: number;
  readonly key: string;
  /** The name does not hold what was typed, but it is nearly so. */
  readonly isNear?: true;
}

/**
 * A course by its name, or a place: a prefecture, or a country overseas (R3.19). `key` is unique in
 * a list.
 */
export type Suggestion =
  | CourseSuggestion
  | {
      readonly kind: 'area' | 'country';
      readonly name: string;
      readonly code: number;
      readonly key: string;
    };

export const suggestedCourse = z.object({
  c_id: z.number(),
  c_name: z.string(),
  /** In Latin letters, where the inventory has it (R9.06). */
  c_name_latin: z.optional(z.string()),
  prefecture: z.string(),
});
export const suggestedArea = z.object({ pref_cd: z.number(), pref_name: z.string() });

/** Ours: where no name holds the text, three courses at most whose names are nearly so. */
export const nearCourses = z.optional(z.array(suggestedCourse));

export function toCourseSuggestion({
  c_id: id,
  c_name: name,
  c_name_latin: latin,
  prefecture,
}: z.infer<typeof suggestedCourse>): CourseSuggestion {
  return { kind: 'course', name, ...(latin && { latin }), prefecture, id, key: `course-${id}` };
}

export function toNearSuggestions(near: z.infer<typeof nearCourses> = []): Suggestion[] {
  return near.map((course) => ({ ...toCourseSuggestion(course), isNear: true }));
}

export function toPlaceSuggestion(
  kind: 'area' | 'country',
  code: number,
  name: string,
): Suggestion {
  return { kind, name, code, key: `${kind}-${code}` };
}
