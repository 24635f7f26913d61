import { join } from 'node:path';
import type { WidgetManifest } from 'shared-contracts/widget';
import * as z from 'zod';
import { toReason } from '../bundle/toReason.ts';
import { Complaints } from './Complaints.ts';
import { leftInPage, readHeld } from './held.ts';
import { TrialBrowser } from './TrialBrowser.ts';
import type { TrialTask } from './trialPage.ts';
import {
  toPlan,
  type TrialLanguage,
  type TrialPlan,
  type TrialSources,
  whereOf,
} from './trialPlan.ts';

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

/** What the page says, which runs code of the version. */
const shown = z.object({ said: z.array(z.string()), threw: z.boolean() });
const leftOver = z.object({
  nodes: z.number(),
  leftBehind: z.array(z.string()),
  intervals: z.number(),
  timeouts: z.number(),
});

/** How a version is mounted. */
export interface MountTrial extends TrialSources {
  /** The path of a Chrome or Chromium. */
  readonly browser: string;
  /** Milliseconds: those above. */
  readonly deadlines?: typeof DEADLINES;
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
