/** What a browser tells of a person: not `scroll`, which scripts and a restored place cause too. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/** Calls `work` at the first sign of the visitor, at once if there was one already. */
export type AtFirstSign = (work: () => void) => void;

/** Watches for the first sign of the visitor: a pointer that moves or presses, a wheel, a key. */
export function firstSign(target: EventTarget): AtFirstSign {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ends = new AbortController();
  const see = () => {
    ends.abort();
    resolve();
  };
  for (const sign of SIGNS)
    target.addEventListener(sign, see, { capture: true, passive: true, signal: ends.signal });
  return (work) => void promise.then(work);
}
