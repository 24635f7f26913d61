import { chunkRecovery, type ChunkRecovery } from '../build/chunkRecovery.ts';
import { reloadGuard } from '../build/reloadGuard.ts';
import type { BuildWatch } from '../build/buildWatch.ts';
import type { FormWatch } from '../build/watchForms.ts';
import type { PageState } from '../document/pageState.ts';
import { alertInitialized, alertSet } from '../page-state/alertSlice.ts';
import type { ShellStore } from '../page-state/store.ts';
import type { Telemetry } from 'shared-contracts/widget';

/** The texts of the alert about a part of the page that could not be loaded. */
export interface LostPartWords {
  readonly title: string;
  readonly message: string;
  readonly reload: string;
}

export interface LostPartOptions {
  readonly state: PageState;
  readonly watch: BuildWatch;
  readonly forms: FormWatch;
  readonly store: ShellStore;
  readonly telemetry: Telemetry;
  readonly words: LostPartWords;
}

/**
 * R2.12: offers a reload of the page to a visitor who is filling a form. The offer ends with this
 * document, which alone lacks the part.
 */
function offerReload({ store, words }: Pick<LostPartOptions, 'store' | 'words'>): void {
  store.dispatch(
    alertSet({
      severity: 'warning',
      title: words.title,
      messages: [words.message],
      footer: { url: location.pathname + location.search, text: words.reload },
    }),
  );
  const { alert } = store.getState();
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted && store.getState().alert === alert) store.dispatch(alertInitialized());
  });
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** Returns what reloads this page when a part of it cannot be loaded (`chunkRecovery`). */
export function lostParts(options: LostPartOptions): ChunkRecovery {
  const { state, watch, forms, telemetry } = options;
  return chunkRecovery({
    state,
    watch,
    isBeingFilled: forms.isBeingFilled,
    guard: reloadGuard({ storage: () => sessionStorage, now: Date.now, wasReloaded: isReload() }),
    reload: () => {
      telemetry.measure('chunk-reload', 1);
      location.reload();
    },
    onWaiting: () => offerReload(options),
  });
}
