import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createTranslator } from 'shared-ui/messages';
import { ShellFrame } from './app/ShellFrame.tsx';
import { ShellProviders } from './app/ShellProviders.tsx';
import { MaintenancePage } from './pages/MaintenancePage.tsx';
import { type ExternalFrame, ExternalFramePage } from './pages/ExternalFramePage.tsx';
import { type PreviewLink, PreviewLinkPage } from './pages/PreviewLinkPage.tsx';
import { OfflinePage } from './offline/OfflinePage.tsx';
import type { PageState } from './document/pageState.ts';
import { AddressContext, firstEntry } from './shell-context/AddressContext.ts';
import { isLaterPage } from './search-engines/describePage.ts';
import type { PageHead } from './search-engines/headTag.ts';
import { labelsOf } from 'shared-contracts/labels/everyLanguage';
import type { Found } from './search-engines/headState.ts';
import { pageHead } from './search-engines/pageHead.ts';
import { routeOf } from './routes/routes.ts';

export { catalogueOf } from './messages/catalogues.ts';

/**
 * A page of the shell. Its HTML has the markers of `slotMarker.ts` at the places of the islands.
 */
export interface RenderedPage {
  readonly title: string;
  readonly html: string;
}
/** A page of the frame, with the head of its address. */
export interface RenderedFrame extends RenderedPage {
  readonly head: PageHead;
  /** If it is given, the head must wait for a widget. */
  readonly awaited?: AwaitedHead;
}

function translator(state: PageState) {
  return createTranslator({ locale: state.locale, messages: state.messages, telemetry: console });
}
function render(tree: ReactNode) {
  return renderToString(tree, { identifierPrefix: 'shell' });
}

/** The head of a page of which only a widget knows what it is about, or whether it has content. */
export interface AwaitedHead {
  readonly slot: string;
  readonly of: (found: Found) => PageHead;
  /** Whether a page without content does not exist (404). */
  readonly mayBeMissing: boolean;
}

function awaitedHead(state: PageState, of: AwaitedHead['of']): { readonly awaited?: AwaitedHead } {
  const { subject } = routeOf(state.path, state.device);
  if (subject && !state.failure) return { awaited: { slot: subject.slot, of, mayBeMissing: true } };
  return isLaterPage(state) ? { awaited: { slot: 'results', of, mayBeMissing: false } } : {};
}

/** Renders the frame on the shell's server, for the page of `state`. */
export function renderFrame(state: PageState): RenderedFrame {
  const label = labelsOf(state.locale);
  const head = pageHead(state, label);
  return {
    title: head.title,
    head,
    ...awaitedHead(state, (found) => pageHead(state, label, found)),
    html: render(
      <AddressContext value={firstEntry(state)}>
        <ShellFrame state={state} services={undefined} />
      </AddressContext>,
    ),
  };
}

/**
 * Renders our own announcement of a maintenance. `until` is its planned end (ISO 8601), if known.
 */
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

/** Renders the page that the service worker keeps for a browser without a connection. */
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

/** Renders the page that asks whether to open the preview of a link, or says why it cannot be opened. */
export function renderPreviewLink(state: PageState, link: PreviewLink): RenderedPage {
  const t = translator(state);
  return {
    title: `${t('preview.label')}｜${t('site')}`,
    html: render(
      <ShellProviders state={state} services={undefined}>
        <PreviewLinkPage link={link} />
      </ShellProviders>,
    ),
  };
}

/** Renders the page that shows a page of another site. */
export function renderExternalFrame(state: PageState, frame: ExternalFrame): RenderedPage {
  const t = translator(state);
  return {
    title: `${t('links.help')}｜${t('site')}`,
    html: render(
      <ShellProviders state={state} services={undefined}>
        <ExternalFramePage {...frame} />
      </ShellProviders>,
    ),
  };
}
