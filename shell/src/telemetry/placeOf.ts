/** An element in the slot of a version (`widget@version`). */
export interface Place {
  readonly widget: string;
  /** A kind of element: `img`, `figure[data-lead] img`, `button[name=search]`. */
  readonly element: string;
}

/** What a visitor means who presses an icon or a word in it. */
const CONTROLS = 'a,button,input,select,textarea,label,summary,[role]';
/** Words that are in a source, and no data: an id or a number has other letters. */
const WORD = /^[A-Za-z-]{1,30}$/;
/** The contract has room for such tags (`shared-contracts/src/platform/release/vitalCauses.ts`). */
const TAG = /^[a-z][a-z\d-]{0,29}$/;
/** An island is the frame's, around all that the server has painted of a widget. */
const DATA = /^data-(?!island$)[a-z-]{1,30}$/;

/** Returns what tells an element from others of its tag: its name, its role, or the name of a data attribute. */
function markOf(element: Element): string {
  const word = (attribute: string) => {
    const value = element.getAttribute(attribute) ?? '';
    return WORD.test(value) ? `[${attribute}=${value}]` : '';
  };
  // what is in a data attribute may be data, and names of anything but controls, too
  const data = element.getAttributeNames().find((name) => DATA.test(name));
  return (
    (element.matches('button,input,select,textarea') && word('name')) ||
    word('role') ||
    (data === undefined ? '' : `[${data}]`)
  );
}

/** Returns the tag of an element with its mark; `other` for a tag that the contract has no room for. */
function kindOf(element: Element): string {
  return TAG.test(element.localName) ? element.localName + markOf(element) : 'other';
}

/** Returns the nearest element around this one, inside of the slot, that has a mark. */
function markedAround(element: Element, slot: Element): Element | undefined {
  for (let at = element.parentElement; at && at !== slot; at = at.parentElement)
    if (markOf(at) !== '') return at;
  return undefined;
}

/**
 * Returns where in the page something happened. It says which kind of element it was, and nothing of what was in
 * it: no text, value, id or class. Undefined outside of the slots, and where the element has gone.
 */
export function placeOf(target: Node | null | undefined): Place | undefined {
  const element = target instanceof Element ? target : target?.parentElement;
  const slot = element?.closest('[data-slot][data-widget]');
  if (!element || !slot) return undefined;
  const widget = slot.getAttribute('data-widget') ?? '';
  const control = element.closest(CONTROLS);
  const meant = control && slot.contains(control) && control !== slot ? control : element;
  const around = markOf(meant) === '' ? markedAround(meant, slot) : undefined;
  return { widget, element: around ? `${kindOf(around)} ${kindOf(meant)}` : kindOf(meant) };
}
