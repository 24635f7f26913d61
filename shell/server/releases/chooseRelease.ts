import { languageOf, type Language } from 'shared-contracts/locale';
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { CONTRACT_VERSION, type Locale, type WidgetManifest } from 'shared-contracts/widget';
import type { ReleasedWidget, ReleaseSet } from '../../src/release/releaseSet.ts';

/** The release set with the manifests that the server needs beside it. */
export interface ChosenRelease {
  readonly set: ReleaseSet;
  readonly manifests: ReadonlyMap<string, WidgetManifest>;
}

const defaults = (manifest: WidgetManifest): Record<string, unknown> =>
  Object.fromEntries(Object.entries(manifest.config).map(([name, setting]) => [name, setting.default]));

/** R9.06: the module of the document's language; the Japanese one where the version does not speak it. */
const moduleFor = ({ scriptsByLanguage = {} }: WidgetManifest, language: Language): Pick<ReleasedWidget, 'module' | 'language'> =>
  (language in scriptsByLanguage ? { module: `widget-${language}`, language } : { module: 'widget', language: 'ja' });

const released = (live: LiveVersion, language: Language): ReleasedWidget => ({
  name: live.extras.manifest.name,
  version: live.extras.manifest.version,
  contract: live.extras.manifest.contract,
  global: live.extras.manifest.global,
  entry: live.url,
  integrity: live.metadata.integrity,
  ...moduleFor(live.extras.manifest, language),
  config: { ...defaults(live.extras.manifest), ...live.extras.config },
});

/** The stable version of each widget; one of another contract is left out, and its slots show their fallback (R10.05). */
export const chooseRelease = (discovery: Discovery, locale: Locale = 'ja-JP'): ChosenRelease => {
  const widgets: Record<string, ReleasedWidget> = {};
  const slots: Record<string, string> = {};
  const manifests = new Map<string, WidgetManifest>();
  for (const versions of Object.values(discovery.microFrontends)) {
    const live = versions.find((version) => version.deployment.default) ?? versions[0];
    if (!live || live.extras.manifest.contract !== CONTRACT_VERSION) continue;
    const { name } = live.extras.manifest;
    widgets[name] = released(live, languageOf(locale));
    manifests.set(name, live.extras.manifest);
    for (const slot of live.extras.slots) slots[slot] ??= name;
  }
  return { set: { widgets, slots }, manifests };
};
