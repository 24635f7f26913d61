import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icons/index.ts';
import { useHost } from '../island/Island.tsx';
import { onPressBeside } from '../press-beside/index.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called by Esc, by a click on the backdrop and by the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** The part that stays in sight below the scrolling content. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
  /** True lets the dialog fill a small screen. */
  readonly full?: boolean;
  /** The element that gets the focus when the dialog opens; the heading unless given. */
  readonly startAt?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The browser's modal dialog: centred on a large screen, a sheet at the bottom of a small one. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

/**
 * Opens the dialog over the page, which the frame veils and keeps from scrolling (R3.27), and moves
 * the focus into it. Esc and a press on the backdrop call `onClose`. When the dialog closes, the focus
 * returns to the element that had it before.
 */
function useModal({
  dialog,
  heading,
  startAt,
  onClose,
}: Pick<DialogProps, 'startAt' | 'onClose'> & {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
}): void {
  const { frame } = useHost();
  const left = useEffectEvent((event: Event) => {
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    const presses = new AbortController();
    const { signal } = presses;
    const leave = (event: Event) => left(event);
    element?.addEventListener('cancel', leave, { signal });
    onPressBeside(element, leave, signal);
    const ends = [frame.lockScroll(), frame.showOverlay()];
    element?.showModal();
    (startAt?.current ?? heading.current)?.focus();
    return () => {
      presses.abort();
      element?.close();
      for (const end of ends) end();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog, frame, heading, startAt]);
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  footer,
  className,
  full,
  startAt,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal({ dialog, heading, startAt, onClose });
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      data-full={full || undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
