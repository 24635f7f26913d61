import { useEffect, useState } from 'react';

/** What a browser tells of a person: not `scroll`, which a restored place causes too. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown'];

/** Returns true from the visitor's first sign on: what nobody needs before may be loaded now. */
export function useFirstSign(): boolean {
  const [isSeen, see] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const notice = () => {
      ends.abort();
      see(true);
    };
    for (const sign of SIGNS)
      addEventListener(sign, notice, { capture: true, passive: true, signal: ends.signal });
    return () => ends.abort();
  }, []);
  return isSeen;
}
