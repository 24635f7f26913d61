import type { Locator } from '@playwright/test';

/** Where scrolling may leave a link: barely in sight, in the middle, at the upper edge. */
const PLACES = ['nearest', 'center', 'start'] as const;

/**
 * The links and buttons in `part` that a finger cannot touch in their middle, because something
 * covers them. Each is scrolled into sight from above and from below.
 */
export function outOfReach(part: Locator): Promise<string[]> {
  return part.evaluate((root, places) => {
    const isShown = (control: HTMLElement) => {
      // the skip link past the map is one pixel until it has the focus
      const isLarge = control.offsetWidth > 2;
      return isLarge && control.checkVisibility({ visibilityProperty: true });
    };
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button')].filter(isShown);
    const isTouched = (control: HTMLElement) => {
      const [box] = control.getClientRects();
      if (!box) return false;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return control.contains(top);
    };
    const missed = controls.flatMap((control) =>
      places.flatMap((block) =>
        ['above', 'below'].map((from) => {
          window.scrollTo({
            top: from === 'above' ? 0 : document.body.scrollHeight,
            behavior: 'instant',
          });
          control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
          return isTouched(control) ? '' : `${control.innerText.trim()} (${block}, from ${from})`;
        }),
      ),
    );
    return [`${controls.length > 0 ? '' : 'there is nothing to touch'}`, ...missed].filter(
      (text) => text !== '',
    );
  }, PLACES);
}
