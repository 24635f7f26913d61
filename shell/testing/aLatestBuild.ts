import type { LatestBuild } from '../src/build/latestBuild.ts';
import { USUAL_RULES } from '../src/site-rules/siteRules.ts';

/** What `/builds/latest.json` answers: the build of `aPageState`, and nothing live. */
export function aLatestBuild(changes: Partial<LatestBuild> = {}): LatestBuild {
  return {
    build: 'build-1',
    builtAt: 1,
    widgets: {},
    rules: USUAL_RULES,
    ...changes,
  };
}
