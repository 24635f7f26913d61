type Press = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'
>;

/**
 * Returns whether a click on a link means: show this address here. Any other click is the browser's, such as
 * one that opens a new tab, saves the target, or leads to another site.
 */
export function isForThisDocument(press: Press, link: HTMLAnchorElement): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = press;
  return (
    !press.defaultPrevented &&
    button === 0 &&
    !(metaKey || altKey || ctrlKey || shiftKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}
