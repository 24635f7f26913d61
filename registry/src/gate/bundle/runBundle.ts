import type { RenderJob } from 'server-kit/renderer/messages';
import type { WidgetManifest } from 'shared-contracts/widget';
import { firstPaintsOf, readSitePaints } from './firstPaints.ts';
import { type BundleTrial, DEADLINES, paintAll, type Run } from './paintAll.ts';

function whereOf({ slot, props, locale }: RenderJob): string {
  return `${slot} on the page ${props.page} in ${locale}`;
}

/** One complaint for each different failure, with the first paint in which it was seen. */
function toComplaints({ failures, end }: Run): string[] {
  const causes = Map.groupBy(failures, ({ why }) => why);
  const said = [...causes].map(([why, [first, ...others]]) => {
    const where = first ? whereOf(first.task) : '';
    const more = others.length === 0 ? '' : ` and ${others.length} other first paints`;
    return `it does not render ${where}${more}: ${why}`;
  });
  return end === undefined ? said : [...said, end];
}

/** Returns what two texts first differ in, for a person to read. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 20);
  return `“${one.slice(from, at + 20)}” and “${other.slice(from, at + 20)}”`;
}

/** ADR 030: the server keeps what a widget renders, so the same data must give the same paint. */
function toDifferences(one: Run, other: Run): string[] {
  for (const [task, { html, data, structured }] of one.paints) {
    const again = other.paints.get(task);
    if (!again) return [`it renders ${whereOf(task)} once and fails the second time`];
    const texts = [
      [data, again.data],
      [html, again.html],
      [JSON.stringify(structured), JSON.stringify(again.structured)],
    ] as const;
    const [first, second] = texts.find(([before, after]) => before !== after) ?? [];
    if (first !== undefined && second !== undefined)
      return [`it renders ${whereOf(task)} differently twice: ${difference(first, second)}`];
  }
  return [];
}

/**
 * R10.03: runs the server bundle of a version as the shell's renderers do, twice in new processes and in
 * opposite orders, while the gateway refuses every call. Returns a complaint for each way in which it
 * does not load or does not render, and one where it renders differently, empty if it does well; and
 * what it has painted.
 */
export async function runBundle(
  manifest: WidgetManifest,
  bundle: string,
  trial: BundleTrial,
): Promise<{ readonly complaints: readonly string[]; readonly paints: Run['paints'] }> {
  const { name, version, server } = manifest;
  const { deadlines = DEADLINES } = trial;
  const setup = { id: `${name}@${version}`, bundle };
  const tasks = firstPaintsOf(manifest, await readSitePaints(trial.renderer), trial.now);
  const how = { ...trial, deadlines, until: performance.now() + deadlines.all };
  const once = await paintAll(setup, server, tasks, how);
  let complaints = toComplaints(once);
  if (complaints.length === 0) {
    const again = await paintAll(setup, server, tasks.toReversed(), how);
    complaints = [...toComplaints(again), ...toDifferences(once, again)];
  }
  return {
    complaints: complaints.map(
      (what) =>
        `${name} ${version} was run as the shell runs it, with a gateway that refuses every call: ${what}.`,
    ),
    paints: once.paints,
  };
}
