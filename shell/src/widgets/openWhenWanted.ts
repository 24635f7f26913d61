/** How far above or below the screen a place counts as near. */
const NEAR = '200px 0px';
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls `begin` once: when the place comes near the screen, when the visitor points at it, touches
 * it or focuses it, or when `register` runs it. Returns a function that takes this back.
 */
export function openWhenWanted(
  place: HTMLElement,
  register: (begin: () => void) => () => void,
  begin: () => void,
): () => void {
  const ends: (() => void)[] = [];
  let done = false;
  const stop = () => {
    done = true;
    for (const end of ends.splice(0)) end();
  };
  const start = () => {
    if (done) return;
    stop();
    begin();
  };
  for (const touch of TOUCHES) {
    place.addEventListener(touch, start);
    ends.push(() => place.removeEventListener(touch, start));
  }
  if (typeof IntersectionObserver === 'function') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
    ends.push(() => observer.disconnect());
  }
  ends.push(register(start));
  if (done) stop();
  return stop;
}
