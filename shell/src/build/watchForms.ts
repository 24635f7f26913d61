/** Knows whether the visitor is filling a form. */
export interface FormWatch {
  /**
   * Returns whether the visitor has entered something that is not sent and is still on the page.
   */
  isBeingFilled(): boolean;
}

/** Marks controls whose value goes into the address at once, so that a reload loses nothing. */
const APPLIED_AT_ONCE = '[data-applied-at-once]';

/**
 * R4.03: watches whether the visitor is filling a form, so that no reload loses what was entered.
 */
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
