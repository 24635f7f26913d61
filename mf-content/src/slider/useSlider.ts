import { useEffect, useRef, useState, type RefObject } from 'react';
import { toSlidePosition, type SlidePosition } from './slidePosition.ts';

function measure(list: HTMLElement, count: number): SlidePosition {
  const [first, second] = list.querySelectorAll<HTMLElement>(':scope > *');
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  const { scrollLeft, clientWidth, scrollWidth } = list;
  return toSlidePosition({ scrollLeft, clientWidth, scrollWidth, step }, count);
}

function isSame(one: SlidePosition | undefined, other: SlidePosition) {
  return one?.page === other.page && one.pages === other.pages && one.pageWidth === other.pageWidth;
}

function wantsMotion() {
  return window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches === true;
}

/** The list of a slider, its position, and the function that turns to a page. */
export interface SliderControl {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Undefined until the browser has measured the list. */
  readonly position: SlidePosition | undefined;
  turnTo(page: number): void;
}

/** Reads the position of a list that the visitor scrolls, and turns whole pages. */
export function useSlider(count: number): SliderControl {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<SlidePosition>();
  useEffect(() => {
    const slides = list.current;
    if (!slides) return undefined;
    const read = () =>
      setPosition((last) => {
        const next = measure(slides, count);
        return isSame(last, next) ? last : next;
      });
    read();
    slides.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      slides.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [count]);
  // not by `scroll-behavior`, which also glides to a focused slide: a picture that loads meanwhile
  // snaps the list back
  const turnTo = (page: number) =>
    list.current?.scrollTo({
      left: (page - 1) * (position?.pageWidth ?? 0),
      behavior: wantsMotion() ? 'smooth' : 'instant',
    });
  return { list, position, turnTo };
}
