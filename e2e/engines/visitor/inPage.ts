/** How a test names an element of the page. */
export interface Wanted {
  /** CSS selector; every element when it is absent. */
  readonly css: string;
  /** Its accessible name or a part of it; with `exact` the whole name. */
  readonly name?: string;
  readonly exact?: boolean;
  /** Text that it contains. */
  readonly text?: string;
  /** The element that contains it. */
  readonly within?: Wanted;
  /** Which of several, from 0; the first when it is absent. */
  readonly at?: number;
  /** Invisible elements count too. */
  readonly unseen?: boolean;
}

function tidy(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null)
    return tidy(
      labelledBy
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  const label = element.getAttribute('aria-label');
  if (label !== null) return tidy(label);
  const { labels } = element as HTMLInputElement;
  if (labels && labels.length > 0)
    return tidy([...labels].map(({ textContent }) => textContent).join(' '));
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
  return tidy(`${element.textContent} ${pictures}`);
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** All elements that match, in document order. */
function findAll({
  css,
  name,
  exact = false,
  text,
  within,
  unseen = false,
}: Wanted): HTMLElement[] {
  const places: readonly ParentNode[] = within ? findAll(within) : [document];
  return places
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(css)])
    .filter((element) => {
      if (!unseen && !isSeen(element)) return false;
      if (text !== undefined && !tidy(element.textContent).includes(text)) return false;
      if (name === undefined) return true;
      return exact ? nameOf(element) === name : nameOf(element).includes(name);
    });
}

/** A point where a click hits the element: its middle, or another point for an outline whose middle is empty. */
export function toPressed(element: HTMLElement): { x: number; y: number } | undefined {
  const own = [element, ...((element as HTMLInputElement).labels ?? [])];
  const steps = [0.5, 0.25, 0.75];
  const findPoint = () => {
    const { left, top, width, height } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    const points = steps.flatMap((across) =>
      steps.map((down) => ({
        x: Math.round(left + width * across),
        y: Math.round(top + height * down),
      })),
    );
    return points.find(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && own.some((part) => part.contains(hit));
    });
  };
  const seen = findPoint();
  // an element in sight is not scrolled to: a sticky layer would move with the scroll
  if (seen) return seen;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return findPoint();
}

/** Notes whether the next click hits the element. */
export function listenForPress(element: HTMLElement): void {
  const own = [element, ...((element as HTMLInputElement).labels ?? [])];
  const heard = globalThis as { pressHeard?: string };
  heard.pressHeard = 'by nobody';
  addEventListener(
    'pointerdown',
    ({ target }) => {
      heard.pressHeard = own.some((part) => part.contains(target as Node)) ? 'by it' : 'by another';
    },
    { capture: true, once: true },
  );
}

/** The source text of the functions above, for an expression that runs in the page. */
export const FINDING = [`const tidy = ${tidy};`, ...[nameOf, isSeen, findAll].map(String)].join(
  '\n',
);
