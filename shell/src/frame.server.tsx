import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { ShellFrame } from './app/ShellFrame.tsx';
import { ShellProviders } from './app/ShellProviders.tsx';
import { MaintenancePage } from './pages/MaintenancePage.tsx';
import { OfflinePage } from './offline/OfflinePage.tsx';
import type { PageState } from './document/pageState.ts';
import { isLaterPage } from './search-engines/describePage.ts';
import type { PageHead } from './search-engines/headTag.ts';
import { labelsOf } from './search-engines/labels.ts';
import { pageHead } from './search-engines/pageHead.ts';

export { catalogueOf } from './messages/catalogues.ts';

/** `html` with the markers of `slotMarker.ts` where the islands belong. */
export interface RenderedPage {
  readonly title: string;
  readonly html: string;
}
export interface RenderedFrame extends RenderedPage {
  /** The slot whose widget decides between `head` and `emptyHead`. */
  readonly headSlot?: string;
  readonly head: PageHead;
  /** The head for results without a course; where it is given, the head waits for the results. */
  readonly emptyHead?: PageHead;
}

function translator(state: PageState) {
  return createTranslator({ locale: state.locale, messages: state.messages });
}
function render(tree: ReactNode) {
  return renderToString(tree, { identifierPrefix: 'shell' });
}

/** The frame's HTML; runs in the shell's server. */
export function renderFrame(state: PageState): RenderedFrame {
  const location = state.query === '' ? state.path : `${state.path}?${state.query}`;
  const label = labelsOf(state.locale);
  const head = pageHead(state, label);
  return {
    title: head.title,
    head,
    ...(isLaterPage(state) && {
      headSlot: 'results',
      emptyHead: pageHead(state, label, { isEmpty: true }),
    }),
    html: render(
      <StaticRouter location={location}>
        <ShellFrame state={state} services={undefined} />
      </StaticRouter>,
    ),
  };
}

/** The announcement of our own; `until` is when the maintenance is to end, ISO 8601. */
export function renderMaintenance(state: PageState, until: string | undefined): RenderedPage {
  const t = translator(state);
  return {
    title: `${t('maintenance.title')}｜${t('site')}`,
    html: render(
      <ShellProviders state={state} services={undefined}>
        <MaintenancePage until={until} />
      </ShellProviders>,
    ),
  };
}

/** What the browser keeps for when there is no connection. */
export function renderOffline(state: PageState): RenderedPage {
  const t = translator(state);
  return {
    title: `${t('offline.title')}｜${t('site')}`,
    html: render(
      <ShellProviders state={state} services={undefined}>
        <OfflinePage />
      </ShellProviders>,
    ),
  };
}
