import { flushSync } from 'react-dom';

function wantsMotion(): boolean {
  return (
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Draws a change of page as one view fading into the other, where the browser can and the visitor lets it; at once elsewhere. */
export function inTransition(change: () => void): void {
  // missing in browsers that cannot
  const start = (
    document as Partial<Pick<Document, 'startViewTransition'>>
  ).startViewTransition?.bind(document);
  if (!start || !wantsMotion()) {
    change();
    return;
  }
  const transition = start(() => flushSync(change));
  // one that was cut short by the next is no failure; what `change` throws is React's to report
  for (const end of [transition.ready, transition.finished, transition.updateCallbackDone])
    end.catch(() => {});
}
