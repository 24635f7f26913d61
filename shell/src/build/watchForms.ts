export interface FormWatch {
  /** Something was entered that nobody has sent yet, and it still stands on the page. */
  isBeingFilled(): boolean;
}

/** On a control, or around several: what is chosen there is in the address at once, so that a reload takes nothing away. */
const APPLIED_AT_ONCE = '[data-applied-at-once]';

/** R4.03: knows whether somebody is filling a form, so that no reload takes away what was entered. */
export function watchForms(document: Document): FormWatch {
  let entered: Element | undefined;
  const enter = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(APPLIED_AT_ONCE)) entered = target;
  };
  for (const event of ['input', 'change']) document.addEventListener(event, enter, true);
  document.addEventListener(
    'submit',
    () => {
      entered = undefined;
    },
    true,
  );
  return { isBeingFilled: () => entered?.isConnected === true };
}
