import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BugBundleButton } from './bug-bundle/BugBundleButton.tsx';
import { BusLog } from './bus-log/BusLog.tsx';
import classes from './panel/panel.module.css';
import { ErrorList } from './errors/ErrorList.tsx';
import { useOverlay } from './panel/OverlayContext.ts';
import { Outlines } from './outlines/Outlines.tsx';
import { RecordingControl } from './recording/RecordingControl.tsx';
import { SharedPackages } from './shared-packages/SharedPackages.tsx';
import { useShownSlots } from './slots/useShownSlots.ts';
import { SlotList } from './slots/SlotList.tsx';

interface OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Panel({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const t = useTranslations('panel');
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasOutlines, setOutlines] = useState(true);
  const slots = useShownSlots();
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const element = panel.current;
    const listener = (event: KeyboardEvent) => leave(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      {hasOutlines && <Outlines slots={slots} />}
      <section
        className={classes['panel']}
        role="dialog"
        aria-labelledby="developer-overlay-title"
        ref={panel}
      >
        <div className={classes['head']}>
          <h2 id="developer-overlay-title" className={classes['title']} tabIndex={-1} ref={heading}>
            {t('title')}
          </h2>
          <button type="button" className={classes['button']} onClick={onClose}>
            {t('close')}
            <kbd>Esc</kbd>
          </button>
        </div>
        <div className={classes['tools']}>
          <BugBundleButton />
          <RecordingControl />
          <label className={classes['check']}>
            <input
              type="checkbox"
              checked={hasOutlines}
              onChange={({ target }) => setOutlines(target.checked)}
            />
            {t('outlines')}
          </label>
        </div>
        <div className={classes['content']}>
          <SlotList slots={slots} />
          <BusLog />
          <ErrorList />
          <SharedPackages />
          <p className={classes['note']}>{t('shortcut')}</p>
        </div>
      </section>
    </>
  );
}

/** For those who make the widgets: who owns what on this page, which version and why, and what was said. */
export function DeveloperOverlay({ isOpen, onClose }: OverlayProps) {
  const { log } = useOverlay();
  if (isOpen) return <Panel onClose={onClose} />;
  return log.isRecording ? (
    <div className={classes['pill']}>
      <RecordingControl />
    </div>
  ) : null;
}
