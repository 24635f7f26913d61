import { render } from '@testing-library/react';
import type { ShellServices } from '../src/shell-context/ShellContext.ts';
import { AddressProvider } from '../src/app/AddressProvider.tsx';
import { ShellFrame } from '../src/app/ShellFrame.tsx';
import { nonEssentialOf } from '../src/page-state/nonEssential.ts';
import { overlayOver } from '../src/page-state/overlay.ts';
import type { PageState } from '../src/document/pageState.ts';
import { arrivedHeads } from '../src/search-engines/arrivedHeads.ts';
import { headKeeper } from '../src/search-engines/headKeeper.ts';
import { createShellStore } from '../src/page-state/store.ts';
import { slotTurns } from '../src/widgets/touch/slotTurns.ts';
import { aPageState } from './builders.ts';
import { windowHistory } from './windowHistory.ts';

/** Returns the frame's services in a browser that has neither a network nor a live widget. */
export function someServices(state: PageState = aPageState()): ShellServices {
  const store = createShellStore(state.agent.design, state.alert);
  const kept = new Map<string, string>();
  return {
    heads: arrivedHeads(state, (error) => {
      throw error;
    }),
    headKeeper: headKeeper(document),
    hosts: {
      report: () => {},
      open: () => {
        throw new Error('no widget is released');
      },
    },
    load: () => Promise.reject(new Error('no widget is released')),
    firstPaint: { page: state.page, query: state.query },
    store,
    overlay: overlayOver(store),
    navigate: () => {
      throw new Error('no history is open');
    },
    nonEssential: nonEssentialOf(store, () => {}),
    takeTurn: slotTurns(),
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
  };
}

/** Renders the whole frame at an address. Returns the view, the frame's services and its history. */
export function renderShell(address: string, changes: Partial<PageState> = {}) {
  const state = aPageState(changes);
  const services = someServices(state);
  const history = windowHistory(address);
  const view = render(
    <AddressProvider history={history}>
      <ShellFrame state={state} services={services} />
    </AddressProvider>,
  );
  return { ...view, services, history };
}
