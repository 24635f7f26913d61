import { useRef, useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { BugBundleButton } from './bug-bundle/BugBundleButton.tsx';
import { BusLog } from './bus-log/BusLog.tsx';
import { ErrorList } from './errors/ErrorList.tsx';
import { Outlines } from './outlines/Outlines.tsx';
import { CheckBox } from './panel/CheckBox.tsx';
import { useOverlay } from './panel/OverlayContext.ts';
import classes from './panel/panel.module.css';
import { useEscape } from './panel/useEscape.ts';
import { useLentFocus } from './panel/useLentFocus.ts';
import { RecordingControl } from './recording/RecordingControl.tsx';
import { SharedPackages } from './shared-packages/SharedPackages.tsx';
import { SlotList } from './slots/SlotList.tsx';
import { useShownSlots } from './slots/useShownSlots.ts';

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
  useEscape(panel, onClose);
  useLentFocus(heading);
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
          <CheckBox label={t('outlines')} isChecked={hasOutlines} onChange={setOutlines} />
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

/**
 * Shows the makers of widgets who owns each slot of the page, which version stands there and why, and what the widgets
 * published. While it is closed, it shows nothing but the end of a running recording.
 */
export function DeveloperOverlay({ isOpen, onClose }: OverlayProps) {
  const { log } = useOverlay();
  if (isOpen) return <Panel onClose={onClose} />;
  return log.isRecording ? (
    <div className={classes['pill']}>
      <RecordingControl />
    </div>
  ) : null;
}
