/** The measures of a list of slides, in pixels. */
export interface SliderMeasure {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  /** The distance from the start of a slide to the start of the next. */
  readonly step: number;
}

/** The present page of a slider (1 to `pages`), and the width of a page in pixels. */
export interface SlidePosition {
  readonly page: number;
  readonly pages: number;
  readonly pageWidth: number;
}

/** Pixels by which the browser's rounding may be off; they must not hide the last page. */
const ROUNDING = 2;

/**
 * Returns the position of a slider. A page holds as many whole slides as fit; at the end of the
 * list the last page is reached.
 */
export function toSlidePosition(
  { scrollLeft, clientWidth, scrollWidth, step }: SliderMeasure,
  count: number,
): SlidePosition {
  if (!(step > 0)) return { page: 1, pages: count, pageWidth: 0 };
  const perPage = Math.max(1, Math.floor((clientWidth + ROUNDING) / step + 0.1));
  const pages = Math.max(1, Math.ceil(count / perPage));
  const pageWidth = perPage * step;
  const isAtEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - ROUNDING;
  const page = isAtEnd ? pages : Math.min(pages, Math.round(scrollLeft / pageWidth) + 1);
  return { page: Math.max(1, page), pages, pageWidth };
}
