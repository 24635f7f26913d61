import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { ShellFrame } from './frame/ShellFrame.tsx';
import { ShellProviders } from './frame/ShellProviders.tsx';
import { MaintenancePage } from './pages/MaintenancePage.tsx';
import { pageTitle } from './pages/pageTitle.ts';
import type { PageState } from './release/releaseSet.ts';

export { catalogueOf } from './messages/catalogues.ts';

export interface RenderedFrame { readonly title: string; /** With `<!--slot:...-->` where the islands belong. */ readonly html: string }

const translator = (state: PageState) => createTranslator({ locale: state.locale, messages: state.messages });
const render = (tree: ReactNode) => renderToString(tree, { identifierPrefix: 'shell' });

/** The frame's HTML; runs in the shell's server. */
export const renderFrame = (state: PageState): RenderedFrame => {
  const location = state.query === '' ? state.path : `${state.path}?${state.query}`;
  return {
    title: pageTitle(state.page, state.path, translator(state)),
    html: render(<StaticRouter location={location}><ShellFrame state={state} services={undefined} /></StaticRouter>),
  };
};

/** The announcement of our own; `until` is when the maintenance is to end, ISO 8601. */
export const renderMaintenance = (state: PageState, until: string | undefined): RenderedFrame => {
  const t = translator(state);
  return {
    title: `${t('maintenance.title')}｜${t('site')}`,
    html: render(<ShellProviders state={state} services={undefined}><MaintenancePage until={until} /></ShellProviders>),
  };
};
