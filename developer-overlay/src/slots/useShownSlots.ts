import { useEffect, useState } from 'react';

/** A slot of the page as it stands in the document now. */
export interface ShownSlot {
  readonly slot: string;
  /** `mf-results@1.0.0`; missing if no widget fills the slot. */
  readonly widget: string | undefined;
  readonly phase: string;
  readonly element: HTMLElement;
}

/** Returns every slot of a document, in document order. */
export function readShownSlots(document: Document): readonly ShownSlot[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slot]')].map((element) => ({
    slot: element.dataset['slot'] ?? '',
    widget: element.dataset['widget'],
    phase: element.dataset['phase'] ?? '',
    element,
  }));
}

function isSame(one: readonly ShownSlot[], other: readonly ShownSlot[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ element, widget, phase }, index) =>
        element === other[index]?.element &&
        widget === other[index].widget &&
        phase === other[index].phase,
    )
  );
}

/** Returns the slots of the page. They stay current while versions fail, stand-ins come and the page changes. */
export function useShownSlots(): readonly ShownSlot[] {
  const [slots, setSlots] = useState(() => readShownSlots(document));
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setSlots((known) => {
        const found = readShownSlots(document);
        return isSame(known, found) ? known : found;
      });
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(look);
    });
    observer.observe(document.getElementById('shell') ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-widget', 'data-phase'],
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return slots;
}
