import { languageOf } from 'shared-contracts/locale';
import type { Locale } from 'shared-contracts/widget';
import { toScriptUrl } from '../host/trustedTypes.ts';
import { unlessLeft } from '../telemetry/unlessLeft.ts';

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

/**
 * Registers the service worker, which keeps the offline page in the language of this document. Does
 * nothing if the browser lacks service workers or forbids them.
 */
export function keepOfflinePage(locale: Locale, onFailure: (error: unknown) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const tell = unlessLeft(onFailure);
  whenAtRest(() => {
    navigator.serviceWorker
      .register(toScriptUrl(`/service-worker.js?lang=${languageOf(locale)}`))
      .catch((error: unknown) => {
        // A private window may forbid service workers.
        if (error instanceof DOMException && error.name === 'SecurityError') return;
        tell(error);
      });
  });
}
