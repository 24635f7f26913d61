import type { Place } from './places.ts';

const CARD = '[data-course]';

/**
 * Returns the uppermost card in sight; undefined at the top of the page, so that a visitor at the
 * top stays there.
 */
export function placeOf(section: HTMLElement): Place | undefined {
  if (window.scrollY === 0) return undefined;
  for (const card of section.querySelectorAll<HTMLElement>(CARD)) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0)
      return { courseId: Number(card.dataset['course']), top, document: performance.timeOrigin };
  }
  return undefined;
}

/**
 * The number of frames of a return: the browser lays out far cards only when they come near, so one
 * scroll is not enough.
 */
const FRAMES = 30;

/**
 * Scrolls until the card stands where it stood before, for some frames or until the visitor moves.
 * Returns the function that stops it.
 */
export function goTo(section: HTMLElement, { courseId, top }: Place): () => void {
  let left = FRAMES;
  let frame = 0;
  const stop = () => {
    left = 0;
    cancelAnimationFrame(frame);
    for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      removeEventListener(kind, stop);
  };
  const step = () => {
    if (left === 0) return;
    const card = section.querySelector(`[data-course="${courseId}"]`);
    const off = card ? card.getBoundingClientRect().top - top : 0;
    if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(kind, stop, { passive: true });
  step();
  return stop;
}
