import type { RenderJob } from 'server-kit/renderer/messages';
import type { WidgetManifest } from 'shared-contracts/widget';
import * as z from 'zod';
import { type BundleTrial, DEADLINES, paintAll } from './paintAll.ts';

/** The folder of a version with visits that were recorded with it. */
const RECORDINGS = 'recordings/';

const settings = z.record(z.string(), z.unknown());
/** What a first paint needs of a recorded visit. The page that plays it knows the site, and checks it whole. */
const recorded = z.object({
  page: z.object({ page: z.string(), query: z.string() }),
  locale: z.string(),
  device: z.string(),
  now: z.number(),
  sites: settings,
  widgets: z.array(
    z.object({
      name: z.string(),
      slot: z.string(),
      config: settings,
      firstPaint: z.optional(z.unknown()),
    }),
  ),
});

/** A first paint as it was when the visit was recorded, with the data of then. */
interface VisitPaint {
  readonly path: string;
  readonly task: RenderJob;
  readonly data: unknown;
}

/** The paths of the recorded visits that a version brings: its files below `recordings`. */
export function visitsOf({ files }: Pick<WidgetManifest, 'files'>): readonly string[] {
  return Object.keys(files).filter((path) => path.startsWith(RECORDINGS) && path.endsWith('.json'));
}

/** Returns the first paint of a recorded visit; none where it was not recorded, or where the visit cannot be read. */
function toVisitPaint(path: string, json: string, name: string): readonly VisitPaint[] {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    // the page says what is wrong with it
    return [];
  }
  const { success, data: visit } = recorded.safeParse(given);
  const widget = success ? visit.widgets.find((each) => each.name === name) : undefined;
  if (!success || widget?.firstPaint === undefined) return [];
  const { page: props, locale, device, now, sites } = visit;
  const { slot, config } = widget;
  // the names of pages and languages are those of the site whose renderer this is
  const task: unknown = { slot, props, locale, device, now, config: { ...config, sites } };
  return [{ path, task: task as RenderJob, data: widget.firstPaint }];
}

/**
 * Returns a server bundle whose `load` answers with the recorded data, in the order of the paints. Its own `load`
 * runs before, since it may get what its `render` needs; what it finds or fails of is not wanted.
 */
function withRecordedData(bundle: string, paints: readonly VisitPaint[]): string {
  const data = JSON.stringify(JSON.stringify(paints.map((paint) => paint.data)));
  return `${bundle}
;{
  const recorded = JSON.parse(${data});
  const own = module.exports.default;
  const load = async (...given) => {
    const data = recorded.shift();
    await own.load(...given).catch(() => {});
    return data;
  };
  module.exports = { default: { ...own, load } };
}
`;
}

/**
 * R10.03: paints the recorded visits that a version brings as the server did when they were recorded: the bundle renders the
 * data of then. Returns the HTML by the visit's path, for the browser to make it alive, and a complaint for each that
 * cannot be rendered any more.
 */
export async function paintVisits(
  manifest: WidgetManifest,
  files: ReadonlyMap<string, Buffer>,
  { renderer, deadlines = DEADLINES }: Omit<BundleTrial, 'now'>,
): Promise<{
  readonly complaints: readonly string[];
  readonly html: ReadonlyMap<string, string>;
}> {
  const { name, version, server } = manifest;
  const textOf = (path: string) => files.get(path)?.toString('utf8') ?? '';
  const paints = visitsOf(manifest).flatMap((path) => toVisitPaint(path, textOf(path), name));
  if (paints.length === 0) return { complaints: [], html: new Map() };
  const setup = { id: `${name}@${version}`, bundle: withRecordedData(textOf(server), paints) };
  const how = { renderer, deadlines, until: performance.now() + deadlines.all };
  const tasks = paints.map(({ task }) => task);
  const { paints: painted, failures, end } = await paintAll(setup, server, tasks, how);
  const whys = new Map(failures.map(({ task, why }) => [task, why]));
  const html = new Map<string, string>();
  const complaints: string[] = [];
  for (const { path, task } of paints) {
    const paint = painted.get(task);
    if (paint) html.set(path, paint.html);
    else
      complaints.push(
        `${name} ${version} was run with the recorded visit ${path}: it does not render its first paint: ${whys.get(task) ?? end ?? 'its process has ended'}.`,
      );
  }
  return { complaints, html };
}
