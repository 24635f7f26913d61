import { brokenRanges } from 'server-kit/release/brokenRanges';
import type { PublicKeys } from 'server-kit/release/publicKeys';
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { isTrusted } from './signatures.ts';
import { toId } from './versionId.ts';

/** What a shell holds against the versions of an answer. */
export interface Usable {
  /** Undefined if every team is believed. */
  readonly keys: PublicKeys | undefined;
  /** The packages that this shell shares; undefined if their ranges are not compared. */
  readonly shared: Readonly<Record<string, string>> | undefined;
}

/** Returns why a version is not used; undefined if it is. */
function whyNotUsed(live: LiveVersion, { keys, shared }: Usable): string | undefined {
  if (!isTrusted(keys, live)) return 'it is not signed by its team or is not on this site';
  const broken = shared === undefined ? [] : brokenRanges(live.extras.manifest, shared);
  return broken.length > 0 ? broken.join(' ') : undefined;
}

/**
 * Returns the answer with those of its versions that this shell may run: signed by their teams, with
 * ranges that its own packages satisfy. `onRefused` receives `widget@version` and the reason of every other.
 */
export function usableVersions(
  answer: Discovery,
  usable: Usable,
  onRefused: (id: string, why: string) => void,
): Discovery {
  const keep = (live: LiveVersion): boolean => {
    const why = whyNotUsed(live, usable);
    if (why !== undefined) onRefused(toId(live.extras.manifest), why);
    return why === undefined;
  };
  return {
    ...answer,
    microFrontends: Object.fromEntries(
      Object.entries(answer.microFrontends).map(([name, versions]) => [
        name,
        versions.filter(keep),
      ]),
    ),
  };
}
