import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../panel/panel.module.css';
import { useLog, useOverlay } from '../panel/OverlayContext.ts';
import { saveFile } from './saveFile.ts';
import { wishRecording } from './recordingWish.ts';
import { toVisitRecording } from './toVisitRecording.ts';

/**
 * R10.03: starts and ends a recording. The start reloads the document, so that a replay has the same first paint to begin
 * with. The end saves the file.
 */
export function RecordingControl() {
  const t = useTranslations('recording');
  const { state } = useOverlay();
  const log = useLog();
  const [phase, setPhase] = useState<'running' | 'saved' | 'failed'>('running');
  const start = () => {
    try {
      wishRecording(window, true);
      location.reload();
    } catch {
      setPhase('failed');
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
      setPhase('saved');
    } catch (error) {
      setPhase('failed');
      throw error;
    }
  };
  const isRunning = log.isRecording && phase === 'running';
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
        {phase !== 'running' && t(phase)}
      </span>
    </div>
  );
}
