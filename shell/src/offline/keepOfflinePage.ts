import { languageOf } from 'shared-contracts/locale';
import type { Locale } from 'shared-contracts/widget';
import { toScriptUrl } from '../host/trustedTypes.ts';

/**
 * Runs `work` when the page has loaded and the browser is idle, so that it does not slow the page
 * down.
 */
function whenAtRest(work: () => void): void {
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 2000);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** Milliseconds after which a document that failed to load its worker is not being left. */
const STAYS = 3000;

/**
 * Registers the service worker, which keeps the offline page in the language of this document. Does
 * nothing if the browser lacks service workers or forbids them. A visitor who goes to the next page
 * stops the load of the worker, which is no failure.
 */
export function keepOfflinePage(locale: Locale, onFailure: (error: unknown) => void): void {
  if (!('serviceWorker' in navigator)) return;
  let isLeft = false;
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  whenAtRest(() => {
    navigator.serviceWorker
      .register(toScriptUrl(`/service-worker.js?lang=${languageOf(locale)}`))
      .catch((error: unknown) => {
        // A private window may forbid service workers.
        if (error instanceof DOMException && error.name === 'SecurityError') return;
        setTimeout(() => {
          if (!isLeft) onFailure(error);
        }, STAYS);
      });
  });
}
