/** Pixels of a list of slides. */
export interface SliderMeasure {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  /** From the start of a slide to the start of the next. */
  readonly step: number;
}

/** Where a slider stands: page 1 to `pages`, and how many pixels a page is. */
export interface SlidePosition {
  readonly page: number;
  readonly pages: number;
  readonly pageWidth: number;
}

/** Half a pixel of rounding must not hide the last page. */
const ROUNDING = 2;

/** A page is as many whole slides as fit beside each other; the end of the list is the last page. */
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
