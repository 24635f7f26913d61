import type { CDPSession } from 'playwright';
import type { ConformCheck } from '../check.ts';

const TIMES = 200;
const WARM = 40;
/**
 * Bytes of heap that one mount may leave on average. That much is noise of the browser; leaked
 * nodes or stores are more.
 */
const HEAP_PER_MOUNT = 4096;

interface Held {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

async function measure(session: CDPSession): Promise<Held> {
  for (const _time of [1, 2, 3]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/**
 * Fault 7: after 200 mounts and unmounts nothing is left outside of the slot, and the heap has not
 * grown.
 */
export const mounts: ConformCheck = {
  title: `${TIMES} mounts leave nothing behind`,
  async run({ manifest, open }) {
    const session = await open.page.context().newCDPSession(open.page);
    await session.send('Performance.enable');
    const slots = JSON.stringify(manifest.slots.slice(0, 1));
    const mountAll = (times: number) =>
      open.page.evaluate(`globalThis.conform.mountAndUnmount(${slots}, ${times})`) as Promise<{
        nodes: number;
        leftBehind: string[];
      }>;
    await mountAll(WARM);
    const before = await measure(session);
    const { nodes, leftBehind } = await mountAll(TIMES);
    const after = await measure(session);
    const perMount = Math.round((after.heap - before.heap) / TIMES);
    const problems = [
      ...leftBehind.map((html) => `left outside of its slot: ${html}`),
      ...(nodes > 0 ? [`${nodes} elements are left in the document`] : []),
      ...(after.listeners > before.listeners
        ? [`${after.listeners - before.listeners} listeners are left`]
        : []),
      ...(after.nodes > before.nodes + TIMES / 10
        ? [`${after.nodes - before.nodes} nodes are still held`]
        : []),
      ...(perMount > HEAP_PER_MOUNT ? [`each mount leaves ${perMount} bytes`] : []),
      ...open.complaints(),
    ];
    return {
      problems,
      figures: `${perMount} bytes a mount, ${after.listeners - before.listeners} listeners`,
    };
  },
};
