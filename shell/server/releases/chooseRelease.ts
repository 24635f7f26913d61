import { languageOf, type Language } from 'shared-contracts/locale';
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { CONTRACT_VERSION, type Locale, type WidgetManifest } from 'shared-contracts/widget';
import { isOurs } from 'host-kit/release/releaseSet';
import type { ChoiceReason, ReleasedWidget, ReleaseSet } from 'host-kit/release/releaseSet';
import { bucketOf } from './visitor.ts';

/** The release set with the manifests that the server needs beside it. */
export interface ChosenRelease {
  readonly set: ReleaseSet;
  readonly manifests: ReadonlyMap<string, WidgetManifest>;
  /** By widget. */
  readonly reasons: Readonly<Record<string, ChoiceReason>>;
}

export interface ReleaseWish {
  readonly locale?: Locale;
  /** Everybody gets the stable versions without it. */
  readonly visitor?: string | undefined;
  /** Widget to version: what a preview shows in place of the version that is due. */
  readonly instead?: Readonly<Record<string, LiveVersion>> | undefined;
}

function defaults(manifest: WidgetManifest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(manifest.config).map(([name, setting]) => [name, setting.default]),
  );
}

/** R9.06: the module of the document's language; the Japanese one where the version does not speak it. */
function moduleFor(
  { scriptsByLanguage = {} }: WidgetManifest,
  language: Language,
): Pick<ReleasedWidget, 'module' | 'language'> {
  return language in scriptsByLanguage
    ? { module: `widget-${language}`, language }
    : { module: 'widget', language: 'ja' };
}

function released(
  live: LiveVersion,
  language: Language,
  why: ReleasedWidget['why'],
): ReleasedWidget {
  return {
    name: live.extras.manifest.name,
    version: live.extras.manifest.version,
    contract: live.extras.manifest.contract,
    global: live.extras.manifest.global,
    entry: live.url,
    integrity: live.metadata.integrity,
    ...moduleFor(live.extras.manifest, language),
    config: { ...defaults(live.extras.manifest), ...live.extras.config },
    why,
  };
}

interface Versions {
  readonly stable?: LiveVersion | undefined;
  readonly canary?: LiveVersion | undefined;
  readonly lastGood?: LiveVersion | undefined;
}
interface Choice {
  readonly live: LiveVersion;
  readonly why: ReleasedWidget['why'];
  readonly behind: LiveVersion | undefined;
}

function toVersions(live: readonly LiveVersion[]): Versions {
  const fit = live.filter(({ extras }) => extras.manifest.contract === CONTRACT_VERSION);
  return {
    stable: fit.find(({ deployment }) => deployment.default),
    canary: fit.find(({ deployment }) => !deployment.default && deployment.traffic > 0),
    lastGood: fit.find(({ deployment }) => !deployment.default && deployment.traffic === 0),
  };
}

/** The canary for its share of the visitors, else the stable version; the last good one behind either. */
function choose(
  { stable, canary, lastGood }: Versions,
  preview: LiveVersion | undefined,
  bucket: number | undefined,
): Choice | undefined {
  if (preview) return { live: preview, why: 'preview', behind: stable };
  if (canary && bucket !== undefined && bucket < canary.deployment.traffic)
    return { live: canary, why: 'canary', behind: stable ?? lastGood };
  if (stable) return { live: stable, why: 'stable', behind: lastGood };
  // the stable version was refused: the one before it still serves
  return lastGood && { live: lastGood, why: 'last-good', behind: undefined };
}

function toReason({ stable, canary }: Versions, bucket: number | undefined): ChoiceReason {
  return {
    ...(stable && { stable: stable.metadata.version }),
    ...(canary && {
      canary: { version: canary.metadata.version, traffic: canary.deployment.traffic },
    }),
    ...(canary && bucket !== undefined && { bucket }),
  };
}

/**
 * One version of each widget for one document. A version of another contract is left out, and its slots show their
 * fallback where there is no other (R10.05).
 */
export function chooseRelease(discovery: Discovery, wish: ReleaseWish = {}): ChosenRelease {
  const language = languageOf(wish.locale ?? 'ja-JP');
  const widgets: Record<string, ReleasedWidget> = {};
  const slots: Record<string, string> = {};
  const manifests = new Map<string, WidgetManifest>();
  const reasons: Record<string, ChoiceReason> = {};
  for (const [name, all] of Object.entries(discovery.microFrontends)) {
    const versions = toVersions(all);
    const bucket = wish.visitor === undefined ? undefined : bucketOf(wish.visitor, name);
    const choice = choose(versions, wish.instead?.[name], bucket);
    if (!choice) continue;
    const { live, why, behind } = choice;
    widgets[name] = {
      ...released(live, language, why),
      ...(behind && { lastGood: released(behind, language, 'last-good') }),
    };
    // what comes from a local address is left to the browser: this server runs nothing of it
    if (isOurs(live.url)) manifests.set(name, live.extras.manifest);
    reasons[name] = toReason(versions, bucket);
    for (const slot of live.extras.slots) slots[slot] ??= name;
  }
  return { set: { widgets, slots }, manifests, reasons };
}
