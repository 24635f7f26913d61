import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Slot, type SlotProps } from './Slot.tsx';
import { useSlots } from './SlotsContext.ts';

function subscribe(onChange: () => void): () => void {
  const tree = new MutationObserver(onChange);
  tree.observe(document.body, { subtree: true, childList: true });
  return () => tree.disconnect();
}

/** The element that a widget of the page lends to the slot; null while none does. */
function useLentElement(name: string): Element | null {
  return useSyncExternalStore(
    subscribe,
    () => document.querySelector(`lent-slot[name="${name}"]`),
    () => null,
  );
}

/** Takes over what the server has painted into the element, before the widget of the slot is opened. */
function adopt({ children: [painted, own] }: Element): void {
  if (!painted || !own) return;
  own.lastElementChild?.replaceChildren(...(painted.lastElementChild?.childNodes ?? []));
  painted.remove();
}

/**
 * A slot in the midst of another widget: it is there while a widget of the page lends it an element, by
 * writing `<lent-slot name="…"></lent-slot>` (R1.07, ADR 088). On the server it stands in a template, from
 * which the document takes it (`lentSlots.ts`).
 */
export function LentSlot(props: SlotProps) {
  const { services } = useSlots();
  const element = useLentElement(props.name);
  useLayoutEffect(() => {
    if (element) adopt(element);
  }, [element]);
  if (!services)
    return (
      <template data-lent-slot={props.name}>
        <Slot {...props} />
      </template>
    );
  return element && createPortal(<Slot {...props} />, element);
}
