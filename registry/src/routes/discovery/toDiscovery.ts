import type { Discovery, LiveVersion } from 'shared-contracts/release';
import type { VersionRecord } from '../../records/versionRecord.ts';

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const toLiveVersion = ({ name, version, manifest, traffic, stable, config, slots }: VersionRecord): LiveVersion => {
  const defaults = Object.fromEntries(Object.entries(manifest.config).map(([key, setting]) => [key, setting.default]));
  return {
    url: `/remotes/${name}/${version}/${manifest.entry}`,
    metadata: { version, integrity: manifest.files[manifest.entry]!.integrity },
    deployment: { traffic, default: stable },
    extras: { manifest, config: { ...defaults, ...config }, slots: [...slots] },
  };
};

/** The stable version of each widget first, canaries after it. */
export const toDiscovery = (live: readonly VersionRecord[]): Discovery => ({
  schema: SCHEMA,
  microFrontends: Object.fromEntries(
    [...Map.groupBy(live, ({ name }) => name)].map(([name, versions]) => [name, versions.map(toLiveVersion)]),
  ),
});
