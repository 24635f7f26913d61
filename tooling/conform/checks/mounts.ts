import { leftInPage, readHeld } from 'registry/mount';
import type { ConformCheck } from '../check.ts';

const TIMES = 200;
const WARM = 40;
/** Nodes and listeners that may be there after all mounts and were not before. */
const SLACK = { nodes: TIMES / 10, listeners: 0 };
/**
 * Bytes of heap that one mount may leave on average. That much is noise of the browser; leaked
 * nodes or stores are more.
 */
const HEAP_PER_MOUNT = 4096;

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
    const before = await readHeld((method) => session.send(method));
    const { nodes, leftBehind } = await mountAll(TIMES);
    const after = await readHeld((method) => session.send(method));
    const perMount = Math.round((after.heap - before.heap) / TIMES);
    const problems = [
      ...leftInPage(before, after, { nodes, leftBehind }, SLACK),
      ...(perMount > HEAP_PER_MOUNT ? [`each mount leaves ${perMount} bytes`] : []),
      ...open.complaints(),
    ];
    return {
      problems,
      figures: `${perMount} bytes a mount, ${after.listeners - before.listeners} listeners`,
    };
  },
};
