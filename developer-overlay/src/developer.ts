import { leaveHook } from 'host-kit/developer-hook/developerHook';
import { documentLog } from './log/documentLog.ts';
import { isRecordingWished } from './recording/recordingWish.ts';
import { onShortcut } from './shortcut.ts';
import { watchHosts } from './log/watchHost.ts';
import { beaconReporter, telemetryFor } from 'host-kit/telemetry/telemetry';

// runs before the page comes alive, in documents that developers may look into: the overlay itself comes when it is asked for
const log = documentLog({ now: () => performance.now(), isRecording: isRecordingWished(window) });
leaveHook({ tell: log.tell, watchHost: log.isRecording ? watchHosts(log) : undefined });

function show(isOpen: boolean) {
  return void import(/* webpackChunkName: 'developer-overlay' */ './showOverlay.tsx')
    .then(({ toggleOverlay, showRecording }) => (isOpen ? toggleOverlay(log) : showRecording(log)))
    .catch((error: unknown) =>
      telemetryFor(beaconReporter('/telemetry'), 'shell', '').error(error, { phase: 'load' }),
    );
}
onShortcut(window, () => show(true));
// its end must be in sight
if (log.isRecording) show(false);
