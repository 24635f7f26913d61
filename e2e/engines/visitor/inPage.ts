/** How a visitor names a thing on the page. */
export interface Wanted {
  /** CSS selector; all but names unless given. */
  readonly css: string;
  /** What assistive technology calls it, or a part of that; `exact` the whole. */
  readonly name?: string;
  readonly exact?: boolean;
  /** Text that stands in it. */
  readonly text?: string;
  /** It stands in this. */
  readonly within?: Wanted;
  /** Which of several, from 0; the first unless given. */
  readonly at?: number;
  /** A thing that nobody sees counts as well. */
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

/** All that fit, in the order of the document. */
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

/** Where to press it: in its middle, or where else it is hit, as an outline on a map may not be in its middle. */
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
  // what is seen is not scrolled to: in a layer that sticks to the screen it would be moved
  if (seen) return seen;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return findPoint();
}

/** Remembers whether the next press falls on it. */
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

/** Text of the functions above, for an expression that is evaluated in the page. */
export const FINDING = [`const tidy = ${tidy};`, ...[nameOf, isSeen, findAll].map(String)].join(
  '\n',
);
