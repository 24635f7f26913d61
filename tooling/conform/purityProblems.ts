import { VersionRenderer } from 'shell/server/render/VersionRenderer.ts';
import type { FirstPaint, GatewayReader, RenderJob } from 'server-kit/renderer/messages';

/** Milliseconds for a start and for a first paint: the machine may be busy with other checks. */
const PATIENCE = 20_000;
/** Milliseconds; another day, month, hour and minute of the host's clock. */
const LATER = ((40 * 24 + 5) * 60 + 7) * 60_000;

/**
 * Stands before the bundle in the second run: the machine's clock goes another way, so that a text
 * made from the day differs too.
 */
const OTHER_MACHINE = `
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Date.now()] : parts));
  }
  static now() {
    return RealDate.now() + ${LATER};
  }
};
`;

interface Run {
  readonly tasks: readonly RenderJob[];
  /** Text before the bundle. */
  readonly before?: string;
}

/** Renders the tasks one after another in a new renderer. A paint is missing where it failed. */
async function paint(
  { id, bundle }: { readonly id: string; readonly bundle: string },
  reader: GatewayReader,
  { tasks, before = '' }: Run,
): Promise<ReadonlyMap<RenderJob, FirstPaint>> {
  const renderer = new VersionRenderer(
    { id, bundle: before + bundle },
    { isQuiet: true, startLimit: PATIENCE },
  );
  const paints = new Map<RenderJob, FirstPaint>();
  for (const task of tasks) {
    // `serverRender` names the error
    const painted = await renderer.render(task, reader, PATIENCE).catch(() => undefined);
    if (painted) paints.set(task, painted);
  }
  await renderer.close();
  return paints;
}

function toText({ html, structured }: FirstPaint): string {
  return JSON.stringify([html, structured]);
}

/** Returns what two texts first differ in, for a person to read. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 20);
  return `“${one.slice(from, at + 20)}” and “${other.slice(from, at + 20)}”`;
}

/**
 * Renders the tasks of a widget three times, each time in a new renderer: in order; in the opposite
 * order with another clock of the machine; and at another time of the host. Returns one problem for
 * each task in which `load` returns other data for the same answers, or in which the HTML or the
 * JSON-LD differs for the same data and inputs. The time is an input where the widget has read it
 * from its host (ADR 030). A task that always fails is no problem of purity.
 */
export async function purityProblems(
  setup: { readonly id: string; readonly bundle: string },
  tasks: readonly RenderJob[],
  reader: GatewayReader,
): Promise<readonly string[]> {
  const later = tasks.map((task) => ({ ...task, now: task.now + LATER }));
  const first = await paint(setup, reader, { tasks });
  const again = await paint(setup, reader, { tasks: tasks.toReversed(), before: OTHER_MACHINE });
  const atOtherTime = await paint(setup, reader, { tasks: later });
  return tasks.flatMap((task, index) => {
    const where = `${task.slot} on ${task.props.page} in ${task.locale}`;
    const one = first.get(task);
    const other = again.get(task);
    const next = atOtherTime.get(later[index] ?? task);
    if (!one && !other && !next) return [];
    if (!one || !other || !next) return [`${where}: it renders at one time and fails at another`];
    if (one.data !== other.data)
      return [
        `${where}: load returns other data for the same answers: ${difference(one.data, other.data)}`,
      ];
    if (toText(one) !== toText(other))
      return [`${where}: other HTML for the same data: ${difference(toText(one), toText(other))}`];
    const isSame = next.data !== one.data || toText(next) === toText(one);
    if (isSame || next.readsClock === true || one.readsClock === true) return [];
    return [
      `${where}: other HTML at another time, which it has not read from its host while it rendered: ${difference(toText(one), toText(next))}`,
    ];
  });
}
