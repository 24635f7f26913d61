import type { Place } from './places.ts';

const CARD = '[data-course]';

/** The uppermost card in sight; none while the list's head is, so that a visitor at the top stays there. */
export function placeOf(section: HTMLElement): Place | undefined {
  if (window.scrollY === 0) return undefined;
  for (const card of section.querySelectorAll<HTMLElement>(CARD)) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0)
      return { courseId: Number(card.dataset['course']), top, document: performance.timeOrigin };
  }
  return undefined;
}

/** Cards far below are laid out only when they come near, so a place is found by coming nearer for some frames. */
const FRAMES = 30;

/** Brings a card back to where it stood, until it stands there or the visitor moves; answers with the end of it. */
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
