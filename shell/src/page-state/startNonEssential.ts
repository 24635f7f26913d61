import type { ShellStore } from './store.ts';
import type { NonEssential } from './nonEssential.ts';

/** Milliseconds after which a page that never comes to rest is not waited for. */
const LONGEST_WAIT = 2000;

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => work(), { timeout: LONGEST_WAIT });
  else setTimeout(work, 200);
}

/** R4.34: the first page that is ready lets everything else be loaded, as soon as the browser has time. */
export function startNonEssential(store: ShellStore, nonEssential: NonEssential): void {
  const end = store.subscribe(() => {
    if (!store.getState().readiness.dataReady) return;
    end();
    whenIdle(() => nonEssential.loadAll());
  });
}
