import { flushSync } from 'react-dom';

function wantsMotion(): boolean {
  return (
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Makes a change of page, with one view fading into the other. Makes it at once if the browser has
 * no view transitions, if the visitor wants no motion, or if the page is not visible.
 */
export function inTransition(change: () => void): void {
  // Older browsers lack the function, which TypeScript's `Document` takes for granted.
  const page: Partial<Pick<Document, 'startViewTransition'>> = document;
  const start = page.startViewTransition?.bind(document);
  if (!start || !wantsMotion()) {
    change();
    return;
  }
  const transition = start(() => flushSync(change));
  // These reject when the next transition cuts this one short, which is no failure. React reports
  // what `change` throws.
  for (const end of [transition.ready, transition.finished, transition.updateCallbackDone])
    end.catch(() => {});
}
