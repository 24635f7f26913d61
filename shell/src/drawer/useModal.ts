import { useEffect, type RefObject } from 'react';
import type { DrawerDocument } from './openDrawer.tsx';

/**
 * Opens a dialog over the page, which the frame veils and keeps from scrolling (R3.27), until the component goes.
 * The focus returns to `opener` then, or to the element that had it before. A press that begins and ends beside the
 * dialog closes it, and the browser does so by Esc; whatever closes it, `onClose` is called once.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { holdFrame, services }: Pick<DrawerDocument, 'holdFrame' | 'services'>,
  opener: HTMLElement | undefined,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = dialog.current;
    const before = opener ?? document.activeElement;
    const { frame, close } = holdFrame(services);
    const ends = new AbortController();
    const { signal } = ends;
    let pressed: EventTarget | null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    // who selects text and lets go beside the dialog clicks it, as what has both ends of the press in it
    const leave = ({ target }: Event) => {
      if (target === element && target === pressed) element?.close();
    };
    element?.addEventListener('close', onClose, { signal });
    element?.addEventListener('pointerdown', press, { signal });
    element?.addEventListener('click', leave, { signal });
    frame.lockScroll();
    frame.showOverlay();
    element?.showModal();
    return () => {
      ends.abort();
      element?.close();
      close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog, holdFrame, services, opener, onClose]);
}
