import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { hydrateRoot } from 'react-dom/client';
import { beaconReporter, telemetryFor } from 'host-kit/telemetry/telemetry';
import { StaffApp } from './StaffApp.tsx';
import { STAFF_STATE_ID, type StaffState } from './state/staffState.ts';

const state = JSON.parse(document.getElementById(STAFF_STATE_ID)?.textContent ?? '') as StaffState;
const telemetry = telemetryFor(beaconReporter('/telemetry'), 'shell', '');
const root = document.getElementById('staff');
if (root) {
  hydrateRoot(root, <StaffApp state={state} />, {
    identifierPrefix: 'staff',
    onRecoverableError: (error) => telemetry.error(error, { phase: 'hydration' }),
    onUncaughtError: (error) => telemetry.error(error, { phase: 'run' }),
  });
}
