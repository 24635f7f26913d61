import { useEffect, useState } from 'react';
import type { ShownSlot } from '../slots/useShownSlots.ts';
import classes from './Outlines.module.css';

interface Box {
  readonly slot: string;
  readonly widget: string;
  readonly colour: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const COLOURS = 6;

/** Returns the place of each slot that a person sees; one colour for each widget. */
function measure(slots: readonly ShownSlot[]): readonly Box[] {
  const owners = [...new Set(slots.map(({ widget = '' }) => widget.split('@')[0]))];
  return slots.flatMap(({ slot, widget, element }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // a closed menu has a box, but nobody sees it
    if (
      widget === undefined ||
      width === 0 ||
      height === 0 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      return [];
    return [
      {
        slot,
        widget,
        colour: owners.indexOf(widget.split('@')[0]) % COLOURS,
        left,
        top,
        width,
        height,
      },
    ];
  });
}

/** Draws a frame over each slot in the colour of its owner. The frames take no space and no clicks from the page. */
export function Outlines({ slots }: { readonly slots: readonly ShownSlot[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let frame = requestAnimationFrame(look);
    function look() {
      frame = 0;
      setBoxes(measure(slots));
    }
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    const observer = new ResizeObserver(later);
    for (const { element } of slots) observer.observe(element);
    observer.observe(document.body);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', later, options);
    window.addEventListener('resize', later, options);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', later, options);
      window.removeEventListener('resize', later, options);
    };
  }, [slots]);
  return (
    <div className={classes['layer']} aria-hidden="true">
      {boxes.map(({ slot, widget, colour, ...box }) => (
        <div key={slot} className={classes['box']} data-colour={colour} style={box}>
          <span className={classes['label']}>
            {slot}・{widget}
          </span>
        </div>
      ))}
    </div>
  );
}
