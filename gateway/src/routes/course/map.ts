import type { FastifyInstance } from 'fastify';
import { courseMap, type CourseMapReply, MOST_ON_MAP } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import type { Marker } from '../../inventory/search/readMarkers.ts';
import type { Services } from '../services.ts';
import { readSearch } from './readSearch.ts';
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
    items: (count > MOST_ON_MAP ? [] : markers).map(({ id, name, pref, lat, lon, price }) => ({
      c_id: id,
      c_name: name,
      pref_cd: pref,
      lat: toDegrees(lat),
      lon: toDegrees(lon),
      price,
    })),
  };
}

/** Serves the positions and the lowest prices of the hits of a search. */
export function registerCourseMap(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, courseMap, {
    summary: 'Where the courses lie that a search condition finds, with their lowest price',
    answer: async (_query, request, reply) => {
      const { markers, count } = await searchFor({ inventory }, reply).readMarkers(
        readSearch(request, clock()).criteria,
        MOST_ON_MAP,
      );
      return toMapReply(markers, count);
    },
  });
}
