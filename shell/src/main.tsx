import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createTranslator } from 'shared-ui/messages';
import './release/withoutEval.ts';
import { ShellFrame } from './app/ShellFrame.tsx';
import { AddressProvider } from './app/AddressProvider.tsx';
import { keepOfflinePage } from './offline/keepOfflinePage.ts';
import { openDocument } from './app/openDocument.ts';
import { openDrawerLater } from './app/openDrawerLater.tsx';
import { PAGE_STATE_ID } from 'host-kit/document/documentState';
import type { PageState } from './document/pageState.ts';
import { guardEntries } from './widgets/loadWidget.ts';

// The server of the same build has written this element, so it is not checked here.
const state: PageState = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '');

// mini-css-extract-plugin recognizes an inlined style sheet only by the absolute address in
// `data-href`. One that stands beside an island must outlive it.
for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
  style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
  if (!document.head.contains(style)) document.head.append(style);
}

guardEntries(state.release);
const t = createTranslator({ locale: state.locale, messages: state.messages, telemetry: console });
const { services, history, telemetry, atFirstSign } = openDocument(state, {
  lost: { title: t('lost.title'), message: t('lost.message'), reload: t('lost.reload') },
});
keepOfflinePage(state.locale, (error) => telemetry.error(error, { phase: 'offline' }));
openDrawerLater({ state, services, history, telemetry, t }, atFirstSign);
const root = document.getElementById('shell');
if (root) {
  // a transition is many short tasks, so that a slow phone answers a press in between (ADR 090)
  startTransition(() => {
    hydrateRoot(
      root,
      <AddressProvider history={history}>
        <ShellFrame state={state} services={services} />
      </AddressProvider>,
      {
        identifierPrefix: 'shell',
        onRecoverableError: (error) => telemetry.error(error, { phase: 'hydration' }),
        onCaughtError: (error) => telemetry.error(error, { phase: 'run' }),
        onUncaughtError: (error) => telemetry.error(error, { phase: 'run' }),
      },
    );
  });
}
