import type { LatestBuild } from '../src/build/latestBuild.ts';
import { USUAL_RULES } from '../src/site-rules/siteRules.ts';

/** Returns an answer of `/builds/latest.json`: the build of `aPageState`, with no live widget. */
export function aLatestBuild(changes: Partial<LatestBuild> = {}): LatestBuild {
  return {
    build: 'build-1',
    builtAt: 1,
    widgets: {},
    rules: USUAL_RULES,
    ...changes,
  };
}
