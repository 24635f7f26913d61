import type { Place } from './places.ts';

/**
 * What tells this entry of the browser's history from the others. The router writes a key into each that it makes; the
 * document's first entry has none, and is known again only when the browser says that it came back to it.
 */
export function historyEntry(key: string): string {
  const state = window.history.state as { key?: unknown } | null;
  return `${typeof state?.key === 'string' ? state.key : ''} ${key}`;
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return ['back_forward', 'reload'].includes(
    (navigation as PerformanceNavigationTiming | undefined)?.type ?? '',
  );
}

/** Whether a place that was left in this entry can be gone back to. */
export function isLeft({ document }: Place): boolean {
  return (
    (window.history.state as { key?: unknown } | null)?.key !== undefined ||
    document === performance.timeOrigin ||
    isReturn()
  );
}
