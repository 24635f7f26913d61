/** Sends a command of the DevTools protocol to a page. */
export type SendToPage = (
  method: 'HeapProfiler.collectGarbage' | 'Performance.getMetrics',
) => Promise<unknown>;

/** What a page holds: bytes of heap, listeners, and nodes with those outside of the document. */
export interface Held {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

/** Measures what a page holds after it has thrown away what it can. */
export async function readHeld(send: SendToPage): Promise<Held> {
  for (const _time of [1, 2, 3]) await send('HeapProfiler.collectGarbage');
  // the protocol's own answer
  const { metrics } = (await send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/**
 * Returns what mounts and unmounts have left in the page, as sentences without a subject. Up to `slack`
 * nodes and listeners are the browser's own noise.
 */
export function leftInPage(
  before: Held,
  after: Held,
  { nodes, leftBehind }: { readonly nodes: number; readonly leftBehind: readonly string[] },
  slack: Pick<Held, 'nodes' | 'listeners'>,
): string[] {
  const more = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
  return [
    ...leftBehind.map((html) => `left outside of its slot: ${html}`),
    ...(nodes > 0 ? [`${nodes} elements are left in the document`] : []),
    ...(more.listeners > slack.listeners ? [`${more.listeners} listeners are left`] : []),
    ...(more.nodes > slack.nodes ? [`${more.nodes} nodes are still held`] : []),
  ];
}
