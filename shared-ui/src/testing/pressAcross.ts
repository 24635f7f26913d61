import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Presses the mouse on one element and lets it go on another, in or beside a dialog, which gets the click then: it is
 * the element that holds both.
 */
export async function pressAcross(
  dialog: HTMLElement,
  first: HTMLElement,
  last: HTMLElement,
): Promise<void> {
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: first },
    { target: last },
    { keys: '[/MouseLeft]', target: last },
  ]);
  fireEvent.click(dialog);
}
