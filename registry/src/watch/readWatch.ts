import { NO_VISITS, sumOfVisits } from 'shared-contracts/release';
import { lastGood } from '../records/lastGood.ts';
import type { RecordStore } from '../records/recordStore.ts';
import type { VersionRecord, WatchRecord } from '../records/versionRecord.ts';
import type { VisitsAt } from '../records/visitRecords.ts';
import { afterVersion, rulesOf } from '../trial/comparison.ts';
import { judge, type Verdict } from '../trial/judge.ts';

/** Milliseconds that a version is watched at most: a whole day, since some failures come at some hours only. */
export const LONGEST_WATCH = 24 * 3_600_000;

/** What is known of a version: its visits added up, and over time, and when they begin. */
function toFigures(version: string, overTime: VisitsAt[]) {
  const counts = overTime.map(({ at: _at, ...each }) => each).reduce(sumOfVisits, NO_VISITS);
  return { version, counts, overTime, since: overTime[0]?.at ?? 0 };
}
type Figures = ReturnType<typeof toFigures>;

export interface Watch extends WatchRecord {
  /** The version to which it goes back. */
  readonly target: VersionRecord;
  readonly verdict: Verdict;
  /** Its visits since all visitors have it. */
  readonly watched: Figures;
  /** The last visits of the version before. */
  readonly before: Figures;
}

/** Compares the watched version of a widget with the one before; undefined if none is watched. */
export async function readWatch(
  name: string,
  records: Pick<RecordStore, 'watch' | 'list' | 'visitsOverTime' | 'lastVisits'>,
): Promise<Watch | undefined> {
  const watch = await records.watch(name);
  const all = await records.list(name);
  const stable = all.find((record) => record.stable);
  const target = stable && lastGood(stable, all);
  if (!watch || !target) return undefined;
  const { version, since } = watch;
  const watched = toFigures(version, await records.visitsOverTime(name, version, since));
  const before = toFigures(target.version, await records.lastVisits(name, target.version));
  const rules = rulesOf(stable.manifest);
  const verdict = judge(before.counts, watched.counts, afterVersion(target.version, rules));
  return { ...watch, target, verdict, watched, before };
}
