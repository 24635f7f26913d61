/**
 * What a person sees of a slot.
 * - `seen`: text, a control or a picture with a height, or the sign that work is in progress.
 * - `empty`: the widget has no element at all. So it says that it has nothing to show here (`data-empty`).
 * - `nothing`: the widget has elements and draws nothing.
 * - `emptied`: the widget's own element is gone, which only other code can have removed.
 * - `hidden`, `flat`: there is content, but the slot is not displayed, or has no height.
 * - `away`: the page hides this place (a closed menu, a narrow screen), so nothing can be said.
 */
export type Sight = 'seen' | 'empty' | 'nothing' | 'emptied' | 'hidden' | 'flat' | 'away';

/** Matches what a person sees besides text. */
const THINGS = 'img, svg, video, canvas, button, input, select, textarea, [aria-busy="true"]';

function hasText(element: Element): boolean {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.textContent?.trim()) return true;
  }
  return false;
}

/** Browsers without `checkVisibility` (before 2024) only say whether the element has a box. */
function isDisplayed(element: Element): boolean {
  const { parentElement } = element;
  // Such an element never has a box of its own.
  if (getComputedStyle(element).display === 'contents' && parentElement) {
    return isDisplayed(parentElement);
  }
  if (typeof element.checkVisibility === 'function') {
    return element.checkVisibility({ visibilityProperty: true });
  }
  return element.getClientRects().length > 0;
}

/** In a document without a size (a hidden frame) nothing has a size. */
function hasSize({ documentElement }: Document): boolean {
  return documentElement.getBoundingClientRect().width > 0;
}

/** Returns the element in the slot's holder that the widget was given; null if it is gone. */
export function islandOf(holder: Element): Element | null {
  return holder.querySelector(':scope > [data-island]');
}

/**
 * Looks at the content and the box of the slot around `holder`. It forces a layout, so call it
 * rarely.
 */
export function lookAtSlot(holder: HTMLElement): Sight {
  const island = islandOf(holder);
  if (!island) return 'emptied';
  const hasContent = hasText(island) || island.querySelector(THINGS) !== null;
  const slot = holder.parentElement;
  const around = slot?.parentElement;
  if (!slot || !around || !hasSize(holder.ownerDocument) || !isDisplayed(around)) return 'away';
  if (!hasContent) return island.hasChildNodes() ? 'nothing' : 'empty';
  if (!isDisplayed(slot) || !isDisplayed(island)) return 'hidden';
  return island.getBoundingClientRect().height < 1 ? 'flat' : 'seen';
}
