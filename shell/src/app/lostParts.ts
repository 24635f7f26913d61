import { chunkRecovery, type ChunkRecovery } from '../build/chunkRecovery.ts';
import { reloadGuard } from '../build/reloadGuard.ts';
import type { BuildWatch } from '../build/buildWatch.ts';
import type { FormWatch } from '../build/watchForms.ts';
import type { PageState } from '../document/pageState.ts';
import { alertSet } from '../page-state/alertSlice.ts';
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

/** R2.12: offers a reload of the page to a visitor who is filling a form. */
function lostAlert(words: LostPartWords) {
  return alertSet({
    severity: 'warning',
    title: words.title,
    messages: [words.message],
    footer: { url: location.pathname + location.search, text: words.reload },
  });
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** Returns what reloads this page when a part of it cannot be loaded (`chunkRecovery`). */
export function lostParts(options: LostPartOptions): ChunkRecovery {
  const { state, watch, forms, store, telemetry, words } = options;
  return chunkRecovery({
    state,
    watch,
    isBeingFilled: forms.isBeingFilled,
    guard: reloadGuard({ storage: () => sessionStorage, now: Date.now, wasReloaded: isReload() }),
    reload: () => {
      telemetry.measure('chunk-reload', 1);
      location.reload();
    },
    onWaiting: () => store.dispatch(lostAlert(words)),
  });
}
