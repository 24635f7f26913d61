import type { FirstPaint, RenderJob } from 'server-kit/renderer/messages';
import type { WidgetManifest } from 'shared-contracts/widget';
import { firstPaintsOf, readSitePaints } from '../bundle/firstPaints.ts';
import { visitsOf } from '../bundle/paintVisits.ts';
import type { TrialTask, TrialWidget } from './trialPage.ts';

/** What a version is tried with. */
export interface TrialSources {
  /** The folder of the renderer's code, with `first-paints.json` and `page`. */
  readonly renderer: string;
  /** The time of the host's clock, in milliseconds since 1970. */
  readonly now: number;
  /** What the server bundle has painted. The other first paints are drawn from nothing. */
  readonly paints: ReadonlyMap<RenderJob, FirstPaint>;
  /** The HTML that it has painted of the recorded visits, by their paths. */
  readonly visits: ReadonlyMap<string, string>;
}

/** Where a first paint stands, for a person. */
export function whereOf({ slot, props, locale }: RenderJob): string {
  return `${slot} on the page ${props.page} in ${locale}`;
}

/** A version in one language, and the first paints in it, with what the server has painted of them. */
export interface TrialLanguage {
  readonly locale: string;
  readonly widget: TrialWidget;
  readonly tasks: readonly TrialTask[];
}

/** A recorded visit that a version brings. */
interface RecordedVisit {
  readonly path: string;
  readonly address: string;
  /** What the server has painted of it; nothing where its first paint was not recorded. */
  readonly html: string;
}

/** All with which a version is tried. */
export interface TrialPlan {
  readonly languages: readonly TrialLanguage[];
  readonly visits: readonly RecordedVisit[];
}

/** How much the server has painted. */
function sizeOf({ painted }: TrialTask): number {
  return painted?.html.length ?? 0;
}

/** Returns the first paint of which the server has painted most, alone. */
function fullest(tasks: readonly TrialTask[]): readonly TrialTask[] {
  const most = Math.max(...tasks.map(sizeOf));
  return tasks.filter((task) => sizeOf(task) === most).slice(0, 1);
}

/**
 * Returns the version in the site's first language with all first paints, and in each other one that it has
 * texts in with the fullest.
 */
async function toLanguages(
  manifest: WidgetManifest,
  base: string,
  { renderer, now, paints }: TrialSources,
): Promise<readonly TrialLanguage[]> {
  const { locales, ...site } = await readSitePaints(renderer);
  const painted = new Map([...paints].map(([task, paint]) => [whereOf(task), paint]));
  const { scriptsByLanguage = {} } = manifest;
  return locales.flatMap((locale, at) => {
    const language = site.languages[locale] ?? locale;
    const speaks = Object.hasOwn(scriptsByLanguage, language);
    if (at > 0 && !speaks) return [];
    const module = speaks ? `widget-${language}` : 'widget';
    const tasks = firstPaintsOf(manifest, { ...site, locales: [locale] }, now).map((task) => ({
      ...task,
      painted: painted.get(whereOf(task)),
    }));
    const widget = { ...toTrialWidget(manifest, base), module, language };
    return [{ locale, widget, tasks: at === 0 ? tasks : fullest(tasks) }];
  });
}

function toTrialWidget(
  manifest: WidgetManifest,
  base: string,
): Omit<TrialWidget, 'module' | 'language'> {
  const { name, version, global, contract, entry, files, styles, standalone, events } = manifest;
  return {
    name,
    version,
    global,
    contract,
    entry: base + entry,
    integrity: files[entry]?.integrity ?? '',
    styles: styles.map((path) => base + path),
    sheets: Object.keys(files)
      .filter((path) => path.endsWith('.css'))
      .map((path) => base + path),
    needsRuntime: standalone !== true,
    sends: Object.keys(events.sent),
  };
}

/** Returns all with which a version is tried, whose files have addresses that begin with `base`. */
export async function toPlan(
  manifest: WidgetManifest,
  base: string,
  trial: TrialSources,
): Promise<TrialPlan> {
  const visits = visitsOf(manifest).map((path) => ({
    path,
    address: base + path,
    html: trial.visits.get(path) ?? '',
  }));
  return { languages: await toLanguages(manifest, base, trial), visits };
}
