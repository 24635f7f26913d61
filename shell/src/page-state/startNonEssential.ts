import type { ShellStore } from './store.ts';
import type { NonEssential } from './nonEssential.ts';

/** The longest wait for an idle moment, in milliseconds. */
const LONGEST_WAIT = 2000;

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => work(), { timeout: LONGEST_WAIT });
  else setTimeout(work, 200);
}

/** R4.34: loads everything that is not essential once the page is ready and the browser is idle. */
export function startNonEssential(store: ShellStore, nonEssential: NonEssential): void {
  const end = store.subscribe(() => {
    if (!store.getState().readiness.dataReady) return;
    end();
    whenIdle(() => nonEssential.loadAll());
  });
}
