import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { CONTRACT_VERSION, type WidgetManifest } from 'shared-contracts/widget';
import type { ReleasedWidget, ReleaseSet } from '../../src/release/releaseSet.ts';

/** The release set with the manifests that the server needs beside it. */
export interface ChosenRelease {
  readonly set: ReleaseSet;
  readonly manifests: ReadonlyMap<string, WidgetManifest>;
}

const defaults = (manifest: WidgetManifest): Record<string, unknown> =>
  Object.fromEntries(Object.entries(manifest.config).map(([name, setting]) => [name, setting.default]));

const released = (live: LiveVersion): ReleasedWidget => ({
  name: live.extras.manifest.name,
  version: live.extras.manifest.version,
  contract: live.extras.manifest.contract,
  global: live.extras.manifest.global,
  entry: live.url,
  integrity: live.metadata.integrity,
  config: { ...defaults(live.extras.manifest), ...live.extras.config },
});

/** The stable version of each widget; one of another contract is left out, and its slots show their fallback (R10.05). */
export const chooseRelease = (discovery: Discovery): ChosenRelease => {
  const widgets: Record<string, ReleasedWidget> = {};
  const slots: Record<string, string> = {};
  const manifests = new Map<string, WidgetManifest>();
  for (const versions of Object.values(discovery.microFrontends)) {
    const live = versions.find((version) => version.deployment.default) ?? versions[0];
    if (!live || live.extras.manifest.contract !== CONTRACT_VERSION) continue;
    const { name } = live.extras.manifest;
    widgets[name] = released(live);
    manifests.set(name, live.extras.manifest);
    for (const slot of live.extras.slots) slots[slot] ??= name;
  }
  return { set: { widgets, slots }, manifests };
};
