/** How far below the screen a place counts as seen. */
const NEAR = '200px 0px';
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Begins once: when the place is near the screen, when somebody turns to it, or when `register`'s turn comes. Answers with
 * how to take it back.
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
    // the holder has no box of its own while it is empty: the slot around it has one
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
