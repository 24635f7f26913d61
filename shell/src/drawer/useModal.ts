import { useEffect, type RefObject } from 'react';
import { onPressBeside } from 'shared-ui/press-beside';
import type { DrawerDocument } from './openDrawer.tsx';

/**
 * Opens a dialog over the page, which the frame veils and keeps from scrolling (R3.27), until the component goes.
 * The focus returns to `opener` then, or to the element that had it before. A press beside the dialog
 * closes it, and the browser does so by Esc; whatever closes it, `onClose` is called once.
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
    element?.addEventListener('close', onClose, { signal });
    onPressBeside(element, () => element?.close(), signal);
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
