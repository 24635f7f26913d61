import { explore, type Exploration, type ExploreOptions } from '../../explore.ts';
import { check } from '../check.ts';
import type { Site } from '../openSite.ts';
import { anyRequest } from '../request/anyRequest.ts';
import type { Surface } from '../request/surface.ts';
import type { WildRequest } from '../request/wildRequest.ts';

/** Sends random requests to one host of the site. */
export type HttpTarget = (site: Site, options: ExploreOptions) => Promise<Exploration>;

/** Sends requests to the host at `origin`, each as `prepare` returns it. */
export function exploreHost(
  origin: string,
  surface: Surface,
  options: ExploreOptions,
  prepare: (request: WildRequest) => WildRequest | Promise<WildRequest> = (request) => request,
): Promise<Exploration> {
  const input = anyRequest(surface);
  return explore(
    { input, isPure: false, try: async (request) => check(origin, await prepare(request)) },
    options,
  );
}

/** Returns the header that shows a token. */
export function asBearer(token: string | undefined): readonly [string, string] {
  return ['authorization', `Bearer ${token}`];
}

/** Returns doors that most requests to paths with these ends bring along. */
export function often(
  ends: readonly string[],
  door: Surface['doors'][number][1],
): Surface['doors'] {
  return ends.flatMap((end) => Array.from({ length: 4 }, () => [end, door] as const));
}
