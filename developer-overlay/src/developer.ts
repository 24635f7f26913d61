import { leaveHook } from './developer-hook/developerHook.ts';
import { documentLog } from './developer-overlay/documentLog.ts';
import { isRecordingWished } from './developer-overlay/recording/recordingWish.ts';
import { onShortcut } from './developer-overlay/shortcut.ts';
import { watchHosts } from './developer-overlay/watchHost.ts';
import { beaconReporter, telemetryFor } from './telemetry/telemetry.ts';

// runs before the page comes alive, in documents that developers may look into: the overlay itself comes when it is asked for
const log = documentLog({ now: () => performance.now(), isRecording: isRecordingWished(window) });
leaveHook({ tell: log.tell, watchHost: log.isRecording ? watchHosts(log) : undefined });

function show(isOpen: boolean) {
  return void import(
    /* webpackChunkName: 'developer-overlay' */ './developer-overlay/showOverlay.tsx'
  )
    .then(({ toggleOverlay, showRecording }) => (isOpen ? toggleOverlay(log) : showRecording(log)))
    .catch((error: unknown) =>
      telemetryFor(beaconReporter('/telemetry'), 'shell', '').error(error, { phase: 'load' }),
    );
}
onShortcut(window, () => show(true));
// its end must be in sight
if (log.isRecording) show(false);
