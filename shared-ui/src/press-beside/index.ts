/**
 * Calls `onPress` when a press begins and ends beside a modal dialog, on its backdrop, until `signal` ends it.
 * A press that does only one of both there, as that of who selects text does, is a click on the dialog, too:
 * it holds both ends.
 */
export function onPressBeside(
  dialog: HTMLElement | null,
  onPress: (event: Event) => void,
  signal: AbortSignal,
): void {
  let ends: (EventTarget | null)[] = [];
  const hear = (kind: string, listener: (event: Event) => void) =>
    dialog?.addEventListener(kind, listener, { signal });
  hear('pointerdown', ({ target }) => {
    ends = [target];
  });
  hear('pointerup', ({ target }) => {
    ends.push(target);
  });
  hear('click', (event) => {
    if ([event.target, ...ends].every((target) => target === dialog)) onPress(event);
  });
}
