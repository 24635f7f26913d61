import type { Discovery, LiveVersion } from 'shared-contracts/release';
import type { LiveVersionRecord, VersionRecord } from '../../records/versionRecord.ts';

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** As shells are told of a version. */
export function toLiveVersion({
  name,
  version,
  manifest,
  signature,
  traffic,
  stable,
  config,
  slots,
}: LiveVersionRecord): LiveVersion {
  const defaults = Object.fromEntries(
    Object.entries(manifest.config).map(([key, setting]) => [key, setting.default]),
  );
  return {
    url: `/remotes/${name}/${version}/${manifest.entry}`,
    metadata: { version, integrity: manifest.files[manifest.entry]!.integrity },
    deployment: { traffic, default: stable },
    extras: { manifest, config: { ...defaults, ...config }, slots: [...slots], signature },
  };
}

/** The newest version before the stable one that has had all visitors and was not taken back: it stands behind a version that fails. */
function lastGood(stable: VersionRecord, all: readonly VersionRecord[]): VersionRecord | undefined {
  return all.find(
    ({ name, proven, withdrawn, sequence }) =>
      name === stable.name && proven && !withdrawn && sequence < stable.sequence,
  );
}

/** Of each widget the stable version first, its canary after it, the last good version at the end. */
export function toDiscovery(
  live: readonly LiveVersionRecord[],
  all: readonly VersionRecord[],
): Discovery {
  return {
    schema: SCHEMA,
    microFrontends: Object.fromEntries(
      [...Map.groupBy(live, ({ name }) => name)].map(([name, versions]) => {
        const [first] = versions;
        const good = first?.stable ? lastGood(first, all) : undefined;
        const behind = good && first ? [{ ...good, slots: first.slots, config: first.config }] : [];
        return [name, [...versions, ...behind].map(toLiveVersion)];
      }),
    ),
  };
}
