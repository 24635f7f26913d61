/** Milliseconds after which a document whose load has failed is not being left. */
const STAYS = 3000;

/**
 * Returns `tell` for loads that fail. A visitor who goes to another document stops the loads of this
 * one, and some browsers say so before they say that it is left: that is no failure, and is not told.
 */
export function unlessLeft(tell: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    const wait = setTimeout(() => tell(error), STAYS);
    addEventListener('pagehide', () => clearTimeout(wait), { once: true });
  };
}
