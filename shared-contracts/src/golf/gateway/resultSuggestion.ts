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
 * R3.19, R7.05: the suggestions of the result form: courses, prefectures and countries overseas, at
 * most ten of each.
 */
export const resultSuggestion = gatewayCall({
  path: '/course/suggestion/result',
  query: z.looseObject({ search_c_name: z.string() }),
  reply: z.object({
    result_status: z.number(),
    golf_data: z.array(suggestedCourse),
    country_data: z.array(z.object({ country_cd: z.number(), country_name: z.string() })),
    pref_data: z.array(suggestedArea),
    near: nearCourses,
  }),
  toValue: ({ golf_data, pref_data, country_data, near }): Suggestion[] => [
    ...golf_data.map(toCourseSuggestion),
    ...pref_data.map(({ pref_cd, pref_name }) => toPlaceSuggestion('area', pref_cd, pref_name)),
    ...country_data.map(({ country_cd, country_name }) =>
      toPlaceSuggestion('country', country_cd, country_name),
    ),
    ...toNearSuggestions(near),
  ],
});
