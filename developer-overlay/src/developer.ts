import { leaveHook } from 'host-kit/developer-hook/developerHook';
import { beaconReporter, telemetryFor } from 'host-kit/telemetry/telemetry';
import { documentLog } from './log/documentLog.ts';
import { watchHosts } from './log/watchHost.ts';
import { isRecordingWished } from './recording/recordingWish.ts';
import { onShortcut } from './shortcut.ts';

// this script runs before the shell's script, in documents that developers may look into; the shortcut loads the overlay
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
// a running recording shows its stop button in every document
if (log.isRecording) show(false);
