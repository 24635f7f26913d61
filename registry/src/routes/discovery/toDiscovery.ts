import type { Discovery, LiveVersion } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { LiveVersionRecord, VersionRecord } from '../../records/versionRecord.ts';

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * Returns the hash of the entry. Throws if the manifest does not list its entry, which no publish
 * accepts.
 */
function entryIntegrity({ name, version, entry, files }: WidgetManifest): string {
  const file = files[entry];
  if (!file) throw new Error(`The manifest of ${name} ${version} does not list ${entry}`);
  return file.integrity;
}

/** Converts a version to the form that shells receive. */
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
    metadata: { version, integrity: entryIntegrity(manifest) },
    deployment: { traffic, default: stable },
    extras: { manifest, config: { ...defaults, ...config }, slots: [...slots], signature },
  };
}

/**
 * Returns the last good version: the newest one before the stable one that all visitors have had
 * and that was not taken back.
 */
export function lastGood(
  stable: VersionRecord,
  all: readonly VersionRecord[],
): VersionRecord | undefined {
  return all.find(
    ({ name, proven, withdrawn, collected, sequence }) =>
      name === stable.name && proven && !withdrawn && !collected && sequence < stable.sequence,
  );
}

/** Lists for each widget the stable version, then its canary, then its last good version. */
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
