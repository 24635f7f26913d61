import { languageOf } from 'shared-contracts/locale';
import type { Locale } from 'shared-contracts/widget';
import { toScriptUrl } from '../host/trustedTypes.ts';

/** Once the page is at rest: a page without a connection is no reason to be slower with one. */
function whenAtRest(work: () => void): void {
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 2000);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** Has the offline page kept, in the language of this document. Browsers without service workers, and those that forbid them, go without. */
export function keepOfflinePage(locale: Locale, onFailure: (error: unknown) => void): void {
  if (!('serviceWorker' in navigator)) return;
  whenAtRest(() => {
    navigator.serviceWorker
      .register(toScriptUrl(`/service-worker.js?lang=${languageOf(locale)}`))
      .catch((error: unknown) => {
        // a private window may forbid it
        if (!(error instanceof DOMException && error.name === 'SecurityError')) onFailure(error);
      });
  });
}
