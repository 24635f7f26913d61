import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';
import {
  nearCourses,
  suggestedArea,
  suggestedCourse,
  toCourseSuggestion,
  toNearSuggestions,
  toPlaceSuggestion,
  type Suggestion,
} from './suggestion.ts';

/**
 * R7.05: the suggestions of the top form: at most ten courses whose name or kana contains
 * `search_c_name`, and the areas whose name contains it.
 */
export const courseNameSuggestion = gatewayCall({
  path: '/course/suggestion',
  query: z.looseObject({ search_c_name: z.string() }),
  reply: z.object({
    result_status: z.number(),
    data: z.array(suggestedCourse),
    areas: z.array(suggestedArea),
    near: nearCourses,
  }),
  toValue: ({ data, areas, near }): Suggestion[] => [
    ...data.map(toCourseSuggestion),
    ...areas.map(({ pref_cd, pref_name }) => toPlaceSuggestion('area', pref_cd, pref_name)),
    ...toNearSuggestions(near),
  ],
});
