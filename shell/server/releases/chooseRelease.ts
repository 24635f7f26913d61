import { ownerOf } from 'server-kit/release/ownerOf';
import { languageOf, type Language } from 'shared-contracts/locale';
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { CONTRACT_VERSION, type Locale, type WidgetManifest } from 'shared-contracts/widget';
import { isOurs } from 'host-kit/release/releaseSet';
import type { ChoiceReason, ReleasedWidget, ReleaseSet } from 'host-kit/release/releaseSet';
import { toId } from './versionId.ts';
import { bucketOf } from './visitor.ts';

/** A stable version in whose place the document has the last good one, since this server avoids it. */
export interface ReplacedVersion {
  readonly manifest: WidgetManifest;
  /** Its settings, with the manifest's defaults. */
  readonly config: ReleasedWidget['config'];
}

/** The chosen versions of one document. */
export interface ChosenRelease {
  readonly set: ReleaseSet;
  /** The manifests of the versions that this server renders, by widget. */
  readonly manifests: ReadonlyMap<string, WidgetManifest>;
  /** The reasons of the choice, by widget. */
  readonly reasons: Readonly<Record<string, ChoiceReason>>;
  /** The versions in whose place a last good one stands, by widget. */
  readonly replaced: ReadonlyMap<string, ReplacedVersion>;
}

export interface ReleaseWish {
  readonly locale?: Locale;
  /** The visitor's id; undefined always gets the stable versions. */
  readonly visitor?: string | undefined;
  /** The versions that a preview shows, by widget. */
  readonly instead?: Readonly<Record<string, LiveVersion>> | undefined;
  /** The versions (`widget@version`) that this server avoids at the moment. */
  readonly avoided?: ReadonlySet<string>;
}

function defaults(manifest: WidgetManifest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(manifest.config).map(([name, setting]) => [name, setting.default]),
  );
}

/**
 * R9.06: returns the module of the document's language, or the Japanese one if the version does not
 * have it.
 */
function moduleFor(
  { scriptsByLanguage = {} }: WidgetManifest,
  language: Language,
): Pick<ReleasedWidget, 'module' | 'language'> {
  return language in scriptsByLanguage
    ? { module: `widget-${language}`, language }
    : { module: 'widget', language: 'ja' };
}

/** Prefers the registry's settings to the manifest's defaults. */
function configOf({ extras }: LiveVersion): ReleasedWidget['config'] {
  return { ...defaults(extras.manifest), ...extras.config };
}

/** Returns the events that the bus carries for this version: what it hears, and what it sends of its own. */
function eventsOf({ name, events }: WidgetManifest): Pick<ReleasedWidget, 'sends' | 'hears'> {
  const sends = Object.keys(events.sent).filter((event) => ownerOf(event) === name);
  const hears = Object.keys(events.heard);
  return { ...(sends.length > 0 && { sends }), ...(hears.length > 0 && { hears }) };
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
    ...(live.extras.manifest.standalone !== true && { needsRuntime: true as const }),
    ...moduleFor(live.extras.manifest, language),
    ...eventsOf(live.extras.manifest),
    config: configOf(live),
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
  /** The stand-in if `live` fails. */
  readonly behind: LiveVersion | undefined;
  /** The stable version in whose place `live` stands because this server avoids it. */
  readonly replaced?: LiveVersion | undefined;
}

function toVersions(live: readonly LiveVersion[]): Versions {
  const fit = live.filter(({ extras }) => extras.manifest.contract === CONTRACT_VERSION);
  return {
    stable: fit.find(({ deployment }) => deployment.default),
    canary: fit.find(({ deployment }) => !deployment.default && deployment.traffic > 0),
    lastGood: fit.find(({ deployment }) => !deployment.default && deployment.traffic === 0),
  };
}

/**
 * Chooses the preview, or the canary for its share of the visitors, or the stable version; with its
 * stand-in. The last good version stands in for a stable one that the server avoids.
 */
function choose(
  { stable, canary, lastGood }: Versions,
  preview: LiveVersion | undefined,
  bucket: number | undefined,
  avoided: ReadonlySet<string>,
): Choice | undefined {
  if (preview) return { live: preview, why: 'preview', behind: stable };
  if (canary && bucket !== undefined && bucket < canary.deployment.traffic)
    return { live: canary, why: 'canary', behind: stable ?? lastGood };
  if (stable && !(lastGood && avoided.has(toId(stable.extras.manifest))))
    return { live: stable, why: 'stable', behind: lastGood };
  // the stable version was refused or is avoided, so its stand-in replaces it
  return lastGood && { live: lastGood, why: 'last-good', behind: undefined, replaced: stable };
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
 * Returns the stable versions that this server renders: all but the builds of a local address. Among
 * them are those that it may avoid.
 */
export function stableVersions({ microFrontends }: Discovery): WidgetManifest[] {
  return Object.values(microFrontends)
    .flat()
    .filter(({ deployment, url }) => deployment.default && isOurs(url))
    .map(({ extras }) => extras.manifest);
}

/**
 * Chooses one version of each widget for one document. It ignores versions of another contract
 * version (R10.05); a slot without a version shows its fallback.
 */
export function chooseRelease(discovery: Discovery, wish: ReleaseWish = {}): ChosenRelease {
  const language = languageOf(wish.locale ?? 'ja-JP');
  const { avoided = new Set() } = wish;
  const widgets: Record<string, ReleasedWidget> = {};
  const slots: Record<string, string> = {};
  const manifests = new Map<string, WidgetManifest>();
  const reasons: Record<string, ChoiceReason> = {};
  const replaced = new Map<string, ReplacedVersion>();
  const { instead = {} } = wish;
  // a preview may show a widget of which no version was ever live
  for (const name of new Set([...Object.keys(discovery.microFrontends), ...Object.keys(instead)])) {
    const versions = toVersions(discovery.microFrontends[name] ?? []);
    const bucket = wish.visitor === undefined ? undefined : bucketOf(wish.visitor, name);
    const choice = choose(versions, instead[name], bucket, avoided);
    if (!choice) continue;
    const { live, why, behind } = choice;
    if (choice.replaced) {
      const { manifest } = choice.replaced.extras;
      replaced.set(name, { manifest, config: configOf(choice.replaced) });
    }
    widgets[name] = {
      ...released(live, language, why),
      ...(behind && { lastGood: released(behind, language, 'last-good') }),
    };
    // this server runs no build of a local address; the browser renders it
    if (isOurs(live.url)) manifests.set(name, live.extras.manifest);
    reasons[name] = toReason(versions, bucket);
    for (const slot of live.extras.slots) slots[slot] ??= name;
  }
  return { set: { widgets, slots }, manifests, reasons, replaced };
}
