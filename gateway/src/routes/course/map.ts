import type { FastifyInstance } from 'fastify';
import { courseMap, type CourseMapReply, MOST_ON_MAP } from 'shared-contracts/gateway';
import { toCriteria } from '../../inventory/search/toCriteria.ts';
import { contractRoute } from '../contractRoute.ts';
import type { Marker } from '../../inventory/search/readMarkers.ts';
import type { Services } from '../services.ts';
import { readMapPayload } from './readMapPayload.ts';
import { isSecret, readSearch } from './readSearch.ts';
import { searchFor } from './searchFor.ts';
import { toDegrees } from './toDegrees.ts';

/**
 * Returns the reply of the map. More hits than a map can show (R8.02) are counted, and none is in
 * the reply.
 */
export function toMapReply(markers: readonly Marker[], count: number): CourseMapReply {
  return {
    result_status: 200,
    search_cnt: count,
    items: (count > MOST_ON_MAP ? [] : markers).map(
      ({ id, name, name_latin, pref, lat, lon, price, overall }) => ({
        c_id: id,
        c_name: name,
        ...(name_latin !== '' && { c_name_latin: name_latin }),
        pref_cd: pref,
        lat: toDegrees(lat),
        lon: toDegrees(lon),
        price,
        overall: overall / 10,
      }),
    ),
  };
}

/** More than there are courses. */
const EVERY_COURSE = 100_000;

/**
 * Serves the positions and the lowest prices of the hits of a search. The payload of the map stands
 * above the condition: its prefectures, its days, its courses (R3.03).
 */
export function registerCourseMap(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, courseMap, {
    summary: 'Where the courses lie that a search condition finds, with their lowest price',
    answer: async (_query, request, reply) => {
      const now = clock();
      const { condition } = readSearch(request, now);
      const { courseIds, ...asked } = readMapPayload(request.raw.url?.split('?', 2)[1] ?? '');
      const criteria = toCriteria({ ...condition, ...asked }, now, isSecret(request.raw));
      const search = searchFor({ inventory }, reply);
      if (courseIds.length === 0) {
        const { markers, count } = await search.readMarkers(criteria, MOST_ON_MAP);
        return toMapReply(markers, count);
      }
      const { markers } = await search.readMarkers(criteria, EVERY_COURSE);
      const named = markers.filter(({ id }) => courseIds.includes(id));
      return toMapReply(named, named.length);
    },
  });
}
