import { courseNameSuggestion } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

/** A course by its name, or an area (R3.19). */
export type Suggestion =
  | { readonly kind: 'course'; readonly name: string; readonly prefecture: string; readonly key: string }
  | { readonly kind: 'area'; readonly name: string; readonly code: number; readonly key: string };

/** R7.05. Rejects where there is no usable answer (R8.05); a newer question takes the place of an older one. */
export const fetchSuggestions = async (host: WidgetHost, name: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
  const answer = await host.request.get(courseNameSuggestion.path, {
    query: { search_c_name: name }, signal, singular: { id: 'course-name', strategy: 'cancel-active' },
  });
  const { result_status: status, data, areas } = courseNameSuggestion.reply.parse(answer);
  if (status !== 200) throw new Error(`Suggestions answered ${status}`);
  return [
    ...data.map((course): Suggestion => ({ kind: 'course', name: course.c_name, prefecture: course.prefecture, key: `course-${course.c_id}` })),
    ...areas.map((area): Suggestion => ({ kind: 'area', name: area.pref_name, code: area.pref_cd, key: `area-${area.pref_cd}` })),
  ];
};
