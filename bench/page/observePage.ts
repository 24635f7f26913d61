/** What a page measures: milliseconds since the navigation, 0 for what has not happened. */
export interface PageMarks {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  /** When the search form was hydrated. */
  formAlive: number;
  /** When the last slot that the page has became alive. */
  alive: number;
  /** Milliseconds by which tasks were longer than 50 ms, until the page is read. */
  blocking: number;
  /** The sum of all layout shifts that no input caused. */
  shift: number;
}

export const MARKS = '__marks';

/**
 * Runs in the page before its own scripts. Notes the first and the largest paint, the moments at
 * which the search form and the widgets of all slots are alive, long tasks and layout shifts.
 */
export function observePage(name: string): void {
  const marks: PageMarks = {
    firstPaint: 0,
    largestPaint: 0,
    largest: '',
    formAlive: 0,
    alive: 0,
    blocking: 0,
    shift: 0,
  };
  (globalThis as typeof globalThis & Record<string, PageMarks>)[name] = marks;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name: paint, startTime }) => {
    if (paint === 'first-contentful-paint') marks.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    marks.largestPaint = entry.startTime;
    marks.largest = `${element?.closest('[data-slot]')?.getAttribute('data-slot') ?? 'frame'} ${element?.localName}`;
  });
  observe('mark', ({ name: mark, startTime }) => {
    if (mark === 'search alive') marks.formAlive ||= startTime;
  });
  observe('longtask', ({ duration }) => {
    marks.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) marks.shift += value;
  });
  new MutationObserver(() => {
    const slots = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    const areAlive = slots.every((slot) => slot.dataset['phase'] === 'ready');
    // a slot that comes with data, once all others are alive, puts the moment off
    if (slots.length === 0 || !areAlive) marks.alive = 0;
    else marks.alive ||= performance.now();
  }).observe(document, {
    attributes: true,
    attributeFilter: ['data-phase'],
    childList: true,
    subtree: true,
  });
}
