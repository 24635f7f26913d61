/** The position of an element in the content of its scroller, which is the page or a list. */
export interface Box {
  readonly scroller: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A control that the Tab key has reached. */
export interface Stop {
  readonly id: number;
  readonly name: string;
  /** Positions from the page inwards; empty for a control in a sticky layer, which has no order among the others. */
  readonly boxes: readonly Box[];
  /** The element that covers it. */
  readonly fault: string | undefined;
  /** The styles of the control and its surroundings, to compare with its look without the focus. */
  readonly looks: string;
}

/**
 * Runs in the page: reads the control with the focus, or null at the page's end. After a scroll it
 * waits the frames that the layers need to appear.
 */
export async function readStop(): Promise<Stop | null> {
  const kept = globalThis as typeof globalThis & {
    stops: Map<Element, number>;
    lastScroll: number;
  };
  kept.stops ??= new Map();
  const scrolled = window.scrollY !== kept.lastScroll;
  for (let frame = 0; scrolled && frame < 3; frame += 1) {
    await new Promise((drawn) => {
      requestAnimationFrame(drawn);
    });
  }
  kept.lastScroll = window.scrollY;
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;

  const idOf = (each: Element): number => {
    const known = kept.stops.get(each) ?? kept.stops.size + 1;
    kept.stops.set(each, known);
    return known;
  };
  /** The label's box for a form control that its label draws, else the control's own box. */
  const drawnAs = (): Element => {
    if (!(element instanceof HTMLInputElement)) return element;
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = width > 8 && height > 8 && getComputedStyle(element).opacity !== '0';
    return isDrawn ? element : (element.labels?.[0] ?? element);
  };
  const shown = drawnAs();
  const { labels } = element as Partial<HTMLInputElement>;
  const text =
    element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  const words = (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 24);
  const ancestors: Element[] = [];
  for (let each = shown.parentElement; each; each = each.parentElement) ancestors.push(each);

  const { clientWidth, clientHeight } = document.documentElement;
  const coverAt = (x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    if (!hit || shown.contains(hit) || hit.contains(shown)) return undefined;
    return [...(labels ?? [])].some((label) => label.contains(hit)) ? undefined : hit;
  };
  const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9];
  const findFault = (): string | undefined => {
    const where = `y ${Math.round(shown.getBoundingClientRect().top)} of ${clientHeight}`;
    const visible = [...shown.getClientRects()]
      .map((rect) => ({
        left: Math.max(rect.left, 0),
        right: Math.min(rect.right, clientWidth),
        top: Math.max(rect.top, 0),
        bottom: Math.min(rect.bottom, clientHeight),
      }))
      .filter((rect) => rect.right - rect.left >= 1 && rect.bottom - rect.top >= 1);
    const [first] = visible;
    if (!first) return `is not on the screen (${where})`;
    const layer = coverAt((first.left + first.right) / 2, (first.top + first.bottom) / 2);
    if (!layer) return undefined;
    const by = `${layer.tagName.toLowerCase()}.${layer.getAttribute('class') ?? ''}`;
    const isHidden = visible.every(({ left, right, top, bottom }) =>
      SAMPLES.every((x) =>
        SAMPLES.every((y) => coverAt(left + (right - left) * x, top + (bottom - top) * y)),
      ),
    );
    if (isHidden) return `is hidden by ${by} (${where})`;
    // pins of a map overlap
    return element instanceof SVGElement
      ? undefined
      : `is covered in its middle by ${by} (${where})`;
  };
  let fault = findFault();
  // waits while a list scrolls smoothly to its place
  for (let frame = 0; fault !== undefined && frame < 60; frame += 1) {
    await new Promise((painted) => {
      requestAnimationFrame(painted);
    });
    fault = findFault();
  }

  const scrolls = (each: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(each);
    return each !== document.body && /auto|scroll/.test(`${overflowX} ${overflowY}`);
  };
  const sticks = [shown, ...ancestors].some((each) =>
    /fixed|sticky/.test(getComputedStyle(each).position),
  );
  const boxIn = (each: Element, scroller: Element): Box => {
    const isPage = scroller === document.documentElement;
    const frame = isPage ? { left: 0, top: 0 } : scroller.getBoundingClientRect();
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const x = scroller.scrollLeft - frame.left;
    const y = scroller.scrollTop - frame.top;
    return {
      scroller: idOf(scroller),
      left: left + x,
      right: right + x,
      top: top + y,
      bottom: bottom + y,
    };
  };
  // a drawing counts as one position, because its pins stand where their towns are
  const placed = element instanceof SVGElement ? (element.ownerSVGElement ?? shown) : shown;
  const scrollers = ancestors.filter(scrolls);
  if (scrollers.at(-1) !== document.documentElement) scrollers.push(document.documentElement);
  const boxes = scrollers
    .map((scroller, index) => boxIn(scrollers[index - 1] ?? placed, scroller))
    .toReversed();

  const looksOf = (control: Element): string => {
    const around = [control, shown, control.nextElementSibling, control.parentElement];
    const parts = [...around, ...[...shown.querySelectorAll('*')].slice(0, 20)];
    return parts
      .map((part) => {
        if (!part) return '';
        const { outline, boxShadow, borderColor, backgroundColor, stroke } = getComputedStyle(part);
        return `${outline} ${boxShadow} ${borderColor} ${backgroundColor} ${stroke}`;
      })
      .join();
  };
  Object.assign(element, { looksNow: () => looksOf(element) });
  return {
    id: idOf(element),
    name: `${element.tagName.toLowerCase()} "${words}"`,
    boxes: sticks ? [] : boxes,
    fault,
    looks: looksOf(element),
  };
}

/** Runs in the page: the styles of every control that had the focus, now without it. */
export function readLooksWithoutFocus(): Readonly<Record<number, string>> {
  (document.activeElement as HTMLElement | null)?.blur();
  const { stops } = globalThis as typeof globalThis & { stops: Map<Element, number> };
  return Object.fromEntries(
    [...stops].map(([element, id]) => [
      id,
      (element as Element & { looksNow?: () => string }).looksNow?.() ?? '',
    ]),
  );
}
