import type { Discovery, LiveVersion } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';
import { lastGood } from '../../records/lastGood.ts';
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
  watched,
}: LiveVersionRecord): LiveVersion {
  const defaults = Object.fromEntries(
    Object.entries(manifest.config).map(([key, setting]) => [key, setting.default]),
  );
  return {
    url: `/remotes/${name}/${version}/${manifest.entry}`,
    metadata: { version, integrity: entryIntegrity(manifest) },
    deployment: { traffic, default: stable, ...(watched === true && { watched }) },
    extras: { manifest, config: { ...defaults, ...config }, slots: [...slots], signature },
  };
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
