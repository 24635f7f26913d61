import { courseNameSuggestion, resultSuggestion } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import type { FormPage } from '../detail-options/optionGroups.ts';

/** A course by its name, or a place: a prefecture, or a country overseas (R3.19). */
export type Suggestion =
  | {
      readonly kind: 'course';
      readonly name: string;
      readonly prefecture: string;
      readonly id: number;
      readonly key: string;
    }
  | {
      readonly kind: 'area' | 'country';
      readonly name: string;
      readonly code: number;
      readonly key: string;
    };

interface Course {
  readonly c_id: number;
  readonly c_name: string;
  readonly prefecture: string;
}
interface Prefecture {
  readonly pref_cd: number;
  readonly pref_name: string;
}
interface Country {
  readonly country_cd: number;
  readonly country_name: string;
}

function toCourses(courses: readonly Course[]): Suggestion[] {
  return courses.map(({ c_id: id, c_name: name, prefecture }) => ({
    kind: 'course',
    name,
    prefecture,
    id,
    key: `course-${id}`,
  }));
}
function toAreas(areas: readonly Prefecture[]): Suggestion[] {
  return areas.map(({ pref_cd: code, pref_name: name }) => ({
    kind: 'area',
    name,
    code,
    key: `area-${code}`,
  }));
}
function toCountries(countries: readonly Country[]): Suggestion[] {
  return countries.map(({ country_cd: code, country_name: name }) => ({
    kind: 'country',
    name,
    code,
    key: `country-${code}`,
  }));
}

/** The two calls of R7.05: what the top form and what the result form is told. */
function readTop(answer: unknown) {
  const { result_status: status, data, areas } = courseNameSuggestion.reply.parse(answer);
  return { status, found: [...toCourses(data), ...toAreas(areas)] };
}
function readResult(answer: unknown) {
  const {
    result_status: status,
    golf_data,
    pref_data,
    country_data,
  } = resultSuggestion.reply.parse(answer);
  return {
    status,
    found: [...toCourses(golf_data), ...toAreas(pref_data), ...toCountries(country_data)],
  };
}

/** Rejects where there is no usable answer (R8.05); a newer question takes the place of an older one. */
export async function fetchSuggestions(
  host: WidgetHost,
  page: FormPage,
  name: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const path = page === 'top' ? courseNameSuggestion.path : resultSuggestion.path;
  const answer = await host.request.get(path, {
    query: { search_c_name: name },
    signal,
    singular: { id: 'course-name', strategy: 'cancel-active' },
  });
  const { status, found } = (page === 'top' ? readTop : readResult)(answer);
  if (status !== 200) throw new Error(`Suggestions answered ${status}`);
  return found;
}
