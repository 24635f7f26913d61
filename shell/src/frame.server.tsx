import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { ShellFrame } from './frame/ShellFrame.tsx';
import ja from './messages/ja.json';
import { pageTitle } from './pages/pageTitle.ts';
import type { PageState } from './release/releaseSet.ts';

export interface RenderedFrame { readonly title: string; /** With `<!--slot:...-->` where the islands belong. */ readonly html: string }

/** The frame's HTML; runs in the shell's server. */
export const renderFrame = (state: PageState): RenderedFrame => {
  const location = state.query === '' ? state.path : `${state.path}?${state.query}`;
  return {
    title: pageTitle(state.page, state.path, createTranslator({ locale: state.locale, messages: ja })),
    html: renderToString(<StaticRouter location={location}><ShellFrame state={state} services={undefined} /></StaticRouter>, { identifierPrefix: 'shell' }),
  };
};
