import type { Discovery, HeldWidget, ReleaseRecord } from 'shared-contracts/release';
import type { HoldRecord } from '../../records/readHolds.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';

/**
 * Milliseconds for which a shell begins to follow an answer. Who can hold back new answers keeps a
 * shell at an old one for so long at most without being noticed.
 */
const LASTS = 3_600_000;

type Known = Pick<VersionRecord, 'name' | 'version' | 'withdrawn' | 'sequence'>;

/** What a record explains. */
export interface Explained {
  /** The number of the last act. */
  readonly serial: number;
  /** Every version that was ever published. */
  readonly all: readonly Known[];
  /** The versions that the answer names. */
  readonly named: Discovery['microFrontends'];
  readonly holds: ReadonlyMap<string, HoldRecord>;
}

function withdrawnOf(all: readonly Known[]): ReleaseRecord['withdrawn'] {
  const withdrawn = Map.groupBy(
    all.filter((version) => version.withdrawn),
    ({ name }) => name,
  );
  return Object.fromEntries(
    [...withdrawn].map(([name, versions]) => [name, versions.map(({ version }) => version)]),
  );
}

function toHeld(name: string, held: HoldRecord, { all, named }: Explained): HeldWidget {
  const shown = new Set(named[name]?.map(({ metadata }) => metadata.version));
  const order = all
    .filter((each) => each.name === name && shown.has(each.version))
    .map(({ version, sequence }) => [version, sequence] as const);
  return { ...held, order: Object.fromEntries(order) };
}

/** Returns the record of an answer that is issued `now` (milliseconds since 1970). */
export function toRecord(explained: Explained, now: number): ReleaseRecord {
  const { serial, all, holds } = explained;
  return {
    serial,
    issuedAt: now,
    expiresAt: now + LASTS,
    withdrawn: withdrawnOf(all),
    holds: Object.fromEntries(
      [...holds].map(([name, held]) => [name, toHeld(name, held, explained)]),
    ),
  };
}
