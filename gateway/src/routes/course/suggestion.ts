import type { FastifyInstance } from 'fastify';
import {
  COUNTRIES,
  countryName,
  OVERSEAS,
  prefectureName,
  PREFECTURES,
} from 'shared-contracts/areas';
import { courseNameSuggestion, resultSuggestion } from 'shared-contracts/gateway';
import { MAX_COURSE_NAME } from 'shared-contracts/search';
import { contractRoute } from '../contractRoute.ts';
import { toSearchText } from '../../inventory/toSearchText.ts';
import type { InventorySearch, SuggestedCourse } from '../../inventory/inventorySearch.ts';
import type { Services } from '../services.ts';
import { searchFor } from './searchFor.ts';

/** Returns the items whose name contains the text; none for an empty text. */
function holding<Named extends { readonly name: string }>(
  all: readonly Named[],
  text: string,
): Named[] {
  return toSearchText(text) === ''
    ? []
    : all.filter(({ name }) => toSearchText(name).includes(toSearchText(text)));
}

function toPrefectures(text: string) {
  return holding(PREFECTURES, text).map(({ code, name }) => ({ pref_cd: code, pref_name: name }));
}

function toItems(courses: readonly SuggestedCourse[]) {
  return courses.map(({ id, name, name_latin, pref, country }) => ({
    c_id: id,
    c_name: name,
    ...(name_latin !== '' && { c_name_latin: name_latin }),
    prefecture: pref === OVERSEAS ? countryName(country) : prefectureName(pref),
  }));
}

/** Returns the courses that are nearly meant, where the text finds neither a course nor a place. */
async function toNear(
  search: InventorySearch,
  text: string,
  found: readonly (readonly unknown[])[],
) {
  return found.every((each) => each.length === 0)
    ? { near: toItems(await search.nearCourses(text)) }
    : {};
}

/** Serves the suggestions of the two forms (R7.05). An empty text gives none. */
export function registerSuggestions(app: FastifyInstance, services: Services): void {
  contractRoute(app, courseNameSuggestion, {
    summary: 'R7.05: courses and areas whose name or reading holds the text, for the top form',
    answer: async ({ search_c_name }, _request, reply) => {
      const text = search_c_name.slice(0, MAX_COURSE_NAME);
      const search = searchFor(services, reply);
      const data = toItems(await search.suggestCourses(text));
      const areas = toPrefectures(text);
      return { result_status: 200, data, areas, ...(await toNear(search, text, [data, areas])) };
    },
  });
  contractRoute(app, resultSuggestion, {
    summary:
      'R7.05: courses, countries and prefectures whose name holds the text, for the result form',
    answer: async ({ search_c_name }, _request, reply) => {
      const text = search_c_name.slice(0, MAX_COURSE_NAME);
      const country_data = holding(COUNTRIES, text).map(({ code, name }) => ({
        country_cd: code,
        country_name: name,
      }));
      const search = searchFor(services, reply);
      const golf_data = toItems(await search.suggestCourses(text));
      const pref_data = toPrefectures(text);
      const near = await toNear(search, text, [golf_data, country_data, pref_data]);
      return { result_status: 200, golf_data, country_data, pref_data, ...near };
    },
  });
}
