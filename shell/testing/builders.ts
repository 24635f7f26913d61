import { createHash } from 'node:crypto';
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { CONTRACT_VERSION, type WidgetManifest } from 'shared-contracts/widget';
import { fakeSites } from 'shared-contracts/testing';
import ja from '../src/messages/ja.json';
import { linksAt } from '../server/pages/sites.ts';
import { readDevice } from '../src/device/readDevice.ts';
import { USUAL_RULES } from '../src/site-rules/siteRules.ts';
import type { RenderJob } from 'server-kit/renderer/messages';
import type { PageState } from '../src/document/pageState.ts';

/** Returns the integrity hash (SHA-384) of a file's content. */
export function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the manifest of `mf-results` 1.0.0, whose files contain their own names. */
export function aManifest(changes: Partial<WidgetManifest> = {}): WidgetManifest {
  return {
    name: 'mf-results',
    version: '1.0.0',
    contract: CONTRACT_VERSION,
    global: 'mf_results_1_0_0',
    entry: 'remoteEntry.js',
    standalone: true,
    server: 'server/widget.cjs',
    scripts: ['widget.js'],
    styles: ['widget.css'],
    slots: ['results'],
    events: { sent: {}, heard: {} },
    config: {},
    shared: {},
    locales: ['ja'],
    commit: 'unknown',
    files: Object.fromEntries(
      ['remoteEntry.js', 'server/widget.cjs', 'widget.js', 'widget.css'].map((file) => [
        file,
        { integrity: hashOf(file), bytes: file.length },
      ]),
    ),
    ...changes,
  };
}

/** Returns the registry's record of a version that all visitors get. */
export function aLiveVersion(
  manifest: WidgetManifest = aManifest(),
  changes: Partial<LiveVersion> = {},
): LiveVersion {
  return {
    url: `/remotes/${manifest.name}/${manifest.version}/${manifest.entry}`,
    metadata: {
      version: manifest.version,
      integrity: manifest.files[manifest.entry]?.integrity ?? '',
    },
    deployment: { traffic: 100, default: true },
    extras: { manifest, config: {}, slots: manifest.slots, signature: '' },
    ...changes,
  };
}

/** Returns the registry's answer for these versions, one for each widget. */
export function aDiscovery(...versions: LiveVersion[]): Discovery {
  return {
    schema: 'frontend-discovery/v1',
    microFrontends: Object.fromEntries(
      versions.map((version) => [version.extras.manifest.name, [version]]),
    ),
  };
}

/** Returns the state of a result page in Japanese on a PC, without a live widget. */
export function aPageState(changes: Partial<PageState> = {}): PageState {
  return {
    page: 'result',
    path: '/search/result/',
    query: 'area[]=12',
    locale: 'ja-JP',
    messages: ja,
    device: 'PC',
    agent: readDevice({}),
    now: Date.UTC(2026, 10, 20, 23),
    sites: fakeSites,
    links: linksAt('https://sites.example', {}, 'omnig08'),
    origin: 'https://golf.example',
    frameOrigin: 'https://frame.golf.example',
    release: { widgets: {}, slots: {} },
    build: 'build-1',
    builtAt: 1,
    rules: USUAL_RULES,
    redirectOrigins: [],
    ...changes,
  };
}

/** Returns the job of a first paint in the slot of the results. */
export function aRenderJob(changes: Partial<RenderJob> = {}): RenderJob {
  return {
    slot: 'results',
    props: { page: 'result', query: '' },
    locale: 'ja-JP',
    device: 'PC',
    config: { sites: fakeSites },
    now: 1000,
    ...changes,
  };
}
