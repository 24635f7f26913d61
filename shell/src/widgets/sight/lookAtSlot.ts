/**
 * What a person sees of a slot.
 * - `seen`: text, a control or a picture with a height, or the sign that something is under way.
 * - `nothing`: the widget stands there and draws nothing.
 * - `emptied`: the widget's own element is gone; only somebody else can have taken it.
 * - `hidden`, `flat`: there is content, and the slot is not displayed, or has no height.
 * - `away`: the page shows nothing at this place (a closed menu, a narrow screen), so that nothing can be said.
 */
export type Sight = 'seen' | 'nothing' | 'emptied' | 'hidden' | 'flat' | 'away';

const THINGS = 'img, svg, video, canvas, button, input, select, textarea, [aria-busy="true"]';

function hasText(element: Element): boolean {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.textContent?.trim()) return true;
  }
  return false;
}

/** Browsers without `checkVisibility` (before 2024) are asked whether there is a box. */
function isDisplayed(element: Element): boolean {
  const { parentElement } = element;
  // it has no box of its own, wherever it stands
  if (getComputedStyle(element).display === 'contents' && parentElement) {
    return isDisplayed(parentElement);
  }
  if (typeof element.checkVisibility === 'function') {
    return element.checkVisibility({ visibilityProperty: true });
  }
  return element.getClientRects().length > 0;
}

/** Where a document has no size (a frame that is not displayed), no place in it has one. */
function hasSize({ documentElement }: Document): boolean {
  return documentElement.getBoundingClientRect().width > 0;
}

/** The element that the widget was given, which stands in the slot's holder. */
export function islandOf(holder: Element): Element | null {
  return holder.querySelector(':scope > [data-island]');
}

/** Looks at the content and the box of the slot around `holder`. Forces a layout: for quiet moments. */
export function lookAtSlot(holder: HTMLElement): Sight {
  const island = islandOf(holder);
  if (!island) return 'emptied';
  const hasContent = hasText(island) || island.querySelector(THINGS) !== null;
  const slot = holder.parentElement;
  const around = slot?.parentElement;
  if (!slot || !around || !hasSize(holder.ownerDocument) || !isDisplayed(around)) return 'away';
  if (!hasContent) return 'nothing';
  if (!isDisplayed(slot) || !isDisplayed(island)) return 'hidden';
  return island.getBoundingClientRect().height < 1 ? 'flat' : 'seen';
}
