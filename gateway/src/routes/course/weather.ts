import type { FastifyInstance } from 'fastify';
import { toIsoDate } from 'shared-contracts/format';
import { courseWeather } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { parseDateRange } from './parseDateRange.ts';
import { searchFor } from './searchFor.ts';
import { toDegrees } from './toDegrees.ts';

/** Serves the weather of courses on the given days, as far as it is known (R7.19). */
export function registerCourseWeather(
  app: FastifyInstance,
  { inventory, weather = async () => [] }: Pick<Services, 'inventory' | 'weather'>,
): void {
  return contractRoute(app, courseWeather, {
    summary: 'R7.19: the forecast of each course on the given days; what is not known is absent',
    cacheControl: 'public, max-age=600',
    answer: async ({ c_ids, play_date_range }, _request, reply) => {
      const { from, to } = parseDateRange(play_date_range, 'play_date_range');
      const first = toIsoDate(from);
      const last = toIsoDate(to);
      const courses = await searchFor({ inventory }, reply).readCourses(parseCourseIds(c_ids));
      const answers = await Promise.all(
        [...courses.values()].map(async ({ id, lat, lon }) => {
          const days = await weather({ latitude: toDegrees(lat), longitude: toDegrees(lon) });
          return days
            ?.filter(({ date }) => date >= first && date <= last)
            .map(({ rainChance, ...day }) => ({ ...day, c_id: id, rain_chance: rainChance }));
        }),
      );
      const known = answers.filter((days) => days !== undefined);
      // the source may say more in a moment, so nobody keeps this answer, not even a shell (ADR 028)
      if (known.length < answers.length) reply.header('cache-control', 'private, no-store');
      return { data: known.flat() };
    },
  });
}
