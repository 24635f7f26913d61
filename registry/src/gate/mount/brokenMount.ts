import { join } from 'node:path';
import type { FirstPaint, RenderJob } from 'server-kit/renderer/messages';
import type { WidgetManifest } from 'shared-contracts/widget';
import * as z from 'zod';
import { firstPaintsOf, readSitePaints } from '../bundle/firstPaints.ts';
import { visitsOf } from '../bundle/paintVisits.ts';
import { toReason } from '../bundle/toReason.ts';
import { leftInPage, readHeld } from './held.ts';
import { TrialBrowser } from './TrialBrowser.ts';
import type { TrialTask, TrialWidget } from './trialPage.ts';

/**
 * Milliseconds: for the start of the browser, for which the page may be silent in one step, and for
 * all.
 */
const DEADLINES = { start: 10_000, step: 8000, all: 20_000 };
/** Mounts and unmounts before and while the page is measured. */
const WARM = 5;
const TIMES = 50;
/** What each mount leaves is there as often as it was mounted; less is the browser's own. */
const SLACK = { nodes: TIMES / 2, listeners: TIMES / 2 };
/** The most complaints about one version. */
const MOST = 8;

/** What the page says, which runs code of the version. */
const shown = z.object({ said: z.array(z.string()), threw: z.boolean() });
const leftOver = z.object({
  nodes: z.number(),
  leftBehind: z.array(z.string()),
  intervals: z.number(),
  timeouts: z.number(),
});

/** How a version is mounted. */
export interface MountTrial {
  /** The path of a Chrome or Chromium. */
  readonly browser: string;
  /** The folder of the renderer's code, with `first-paints.json` and `page`. */
  readonly renderer: string;
  /** The time of the host's clock, in milliseconds since 1970. */
  readonly now: number;
  /** What the server bundle has painted. The other first paints are drawn from nothing. */
  readonly paints: ReadonlyMap<RenderJob, FirstPaint>;
  /** The HTML that it has painted of the recorded visits, by their paths. */
  readonly visits: ReadonlyMap<string, string>;
  /** Milliseconds: those above. */
  readonly deadlines?: typeof DEADLINES;
}

/** The complaints about one version: each once, with the place in which it was seen first. */
class Complaints {
  private readonly said = new Map<string, string>();
  /** With what the version is mounted. */
  how = 'with a gateway that refuses every call';
  /** The step in which the version is. */
  where = '';

  readonly add = (what: string): void => {
    const reason = toReason({ message: what }, '');
    if (this.said.size < MOST && !this.said.has(reason))
      this.said.set(reason, `${this.how}: ${reason}${this.where}`);
  };

  toSentences({ name, version }: WidgetManifest): string[] {
    return [...this.said.values()].map(
      (said) => `${name} ${version} was mounted in a browser, ${said}.`,
    );
  }
}

function whereOf({ slot, props, locale }: RenderJob): string {
  return `${slot} on the page ${props.page} in ${locale}`;
}

/** A version in one language, and the first paints in it, with what the server has painted of them. */
interface TrialLanguage {
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
interface TrialPlan {
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
  { renderer, now, paints }: MountTrial,
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

async function toPlan(
  manifest: WidgetManifest,
  base: string,
  trial: MountTrial,
): Promise<TrialPlan> {
  const visits = visitsOf(manifest).map((path) => ({
    path,
    address: base + path,
    html: trial.visits.get(path) ?? '',
  }));
  return { languages: await toLanguages(manifest, base, trial), visits };
}

/** Mounts a version many times and complains of what is left. */
async function mountOften(
  browser: TrialBrowser,
  task: TrialTask,
  step: number,
  { add }: Complaints,
): Promise<void> {
  const times = async (count: number) =>
    leftOver.parse(await browser.run(`trial.mountTimes(${JSON.stringify(task)}, ${count})`, step));
  const held = () => readHeld((method) => browser.send(method));
  const warm = await times(WARM);
  const before = await held();
  const left = await times(TIMES);
  const intervals = left.intervals - warm.intervals;
  const timeouts = left.timeouts - warm.timeouts;
  for (const what of [
    ...leftInPage(before, await held(), left, SLACK),
    ...(intervals > 0 ? [`${intervals} intervals still run`] : []),
    ...(timeouts > 0 ? [`${timeouts} timeouts of five seconds and more still wait`] : []),
  ])
    add(`after ${TIMES} mounts and unmounts ${what}`);
}

/** Loads a version in a language and shows its first paints. Resolves with whether none has thrown. */
async function showAll(
  browser: TrialBrowser,
  { widget, tasks }: TrialLanguage,
  step: number,
  heard: Complaints,
): Promise<boolean> {
  const loaded = await browser.run(`trial.load(${JSON.stringify(widget)})`, step);
  z.array(z.string()).parse(loaded).forEach(heard.add);
  for (const task of tasks) {
    heard.where = `, in ${whereOf(task)}`;
    const { said, threw } = shown.parse(
      await browser.run(`trial.show(${JSON.stringify(task)})`, step),
    );
    said.forEach(heard.add);
    // it would do so each time
    if (threw) return false;
  }
  return true;
}

/** Plays a version the visits that were recorded with it and that it brings, each in a page of its own. */
async function playVisits(
  browser: TrialBrowser,
  { languages, visits }: TrialPlan,
  { start, step }: typeof DEADLINES,
  heard: Complaints,
): Promise<void> {
  const widgets = Object.fromEntries(languages.map(({ locale, widget }) => [locale, widget]));
  heard.where = '';
  for (const { path, ...visit } of visits) {
    heard.how = `with the recorded visit ${path}`;
    await browser.openPage(start);
    const call = `trial.replay(${JSON.stringify(visit)}, ${JSON.stringify(widgets)})`;
    z.array(z.string())
      .parse(await browser.run(call, step))
      .forEach(heard.add);
  }
}

/**
 * Tries a version in its first language, often, then in the others, each in a page of its own, and with the
 * visits that it brings.
 */
async function tryAll(
  browser: TrialBrowser,
  plan: TrialPlan,
  deadlines: typeof DEADLINES,
  heard: Complaints,
): Promise<void> {
  const { start, step } = deadlines;
  const [first, ...others] = plan.languages;
  const [task] = first?.tasks ?? [];
  if (!first || !task || !(await showAll(browser, first, step, heard))) return;
  heard.where = `, in ${task.slot}`;
  await mountOften(browser, task, step, heard);
  for (const other of others) {
    heard.where = `, in ${other.locale}`;
    await browser.openPage(start);
    await showAll(browser, other, step, heard);
  }
  await playVisits(browser, plan, deadlines, heard);
}

/**
 * Opens a browser for a version, in which `work` tries it. Returns a complaint for each different thing that it does
 * wrong, empty if it does well; one where the browser does not start.
 */
async function inBrowser(
  manifest: WidgetManifest,
  files: ReadonlyMap<string, Buffer>,
  trial: MountTrial,
  work: typeof tryAll,
): Promise<string[]> {
  const { name, version } = manifest;
  const deadlines = trial.deadlines ?? DEADLINES;
  const base = `/remotes/${name}/${version}/`;
  const heard = new Complaints();
  const options = { ...trial, page: join(trial.renderer, 'page'), base, files, say: heard.add };
  let browser: TrialBrowser;
  try {
    browser = await TrialBrowser.open(options, deadlines.start);
  } catch (error) {
    const why = toReason(error as Error, '');
    return [`${name} ${version} could not be mounted, since no browser starts: ${why}.`];
  }
  const timer = setTimeout(() => {
    void browser.close(
      new Error(`it takes more than ${deadlines.all / 1000} seconds for all its mounts`),
    );
  }, deadlines.all);
  try {
    await work(browser, await toPlan(manifest, base, trial), deadlines, heard);
  } catch (error) {
    heard.add((error as Error).message);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
  return heard.toSentences(manifest);
}

/**
 * R10.03, R9.06: mounts a version in a browser of its own as the shell does, for each of its slots and pages,
 * while the gateway refuses every call, often after that, once in each other of its languages, and with the recorded visits
 * that it brings. Returns its complaints, as `inBrowser` does.
 */
export function brokenMount(
  manifest: WidgetManifest,
  files: ReadonlyMap<string, Buffer>,
  trial: MountTrial,
): Promise<string[]> {
  return inBrowser(manifest, files, trial, tryAll);
}

/** R10.03: plays a version the recorded visits that it brings, and nothing else. Returns its complaints, as `inBrowser` does. */
export function brokenVisits(
  manifest: WidgetManifest,
  files: ReadonlyMap<string, Buffer>,
  trial: Omit<MountTrial, 'paints'>,
): Promise<string[]> {
  return inBrowser(manifest, files, { ...trial, paints: new Map() }, playVisits);
}
