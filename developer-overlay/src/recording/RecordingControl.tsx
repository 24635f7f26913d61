import { useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import classes from '../panel/panel.module.css';
import { useLog, useOverlay } from '../panel/OverlayContext.ts';
import { saveFile } from './saveFile.ts';
import { wishRecording } from './recordingWish.ts';
import { toVisitRecording } from './toVisitRecording.ts';

/**
 * R10.03: starts and ends a recording. The start reloads the document, so that the recording holds
 * the first paint, with which a replay begins. The end saves the file.
 */
export function RecordingControl() {
  const t = useTranslations('recording');
  const { state } = useOverlay();
  const log = useLog();
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const start = () => {
    try {
      wishRecording(window, true);
      location.reload();
    } catch {
      // the browser forbids storage
      setOutcome('failed');
    }
  };
  const stop = () => {
    wishRecording(window, false);
    try {
      const recordedAt = new Date().toISOString();
      const recording = toVisitRecording(log, state, {
        recordedAt,
        window: { width: innerWidth, height: innerHeight },
      });
      saveFile(
        document,
        `asashiba-${state.page}-${recordedAt.replaceAll(/[:.]/g, '')}.json`,
        JSON.stringify(recording, null, 1),
      );
      setOutcome('saved');
    } catch (error) {
      setOutcome('failed');
      // the list of errors in the panel says why
      throw error;
    }
  };
  const isRunning = log.isRecording && outcome === 'none';
  return (
    <div className={classes['control']}>
      {isRunning && (
        <span className={classes['running']}>
          {t('running', { calls: log.of('call').length, events: log.of('bus').length })}
        </span>
      )}
      <button type="button" className={classes['button']} onClick={isRunning ? stop : start}>
        {t(isRunning ? 'stop' : 'start')}
      </button>
      <span role="status" className={classes['status']}>
        {outcome !== 'none' && t(outcome)}
      </span>
    </div>
  );
}
