import type { KeyObject } from 'node:crypto';
import type { KeySource } from './access/checkSignature.ts';
import type { ciIdentities } from './access/ciIdentity.ts';
import type { StaffSessions } from './access/staffSession.ts';
import type { TokenSource } from './access/teamTokens.ts';
import type { AssetStore } from './assets/assetStore.ts';
import type { Clock } from 'server-kit/clock';
import type { GateSettings } from './gate/passGate.ts';
import type { Metrics } from './metrics.ts';
import type { RecordStore } from './records/recordStore.ts';

/** The services that the routes and acts use. */
export interface Registry {
  readonly tokens: TokenSource;
  readonly keys: KeySource;
  /** Returns the key that signs the answers to shells at present, if any. */
  readonly releaseKey: () => KeyObject | undefined;
  /** Proves the OIDC identity of a CI's job. */
  readonly proveJob: ReturnType<typeof ciIdentities>;
  /** Finds who of staff has an access token. */
  readonly findStaff: StaffSessions;
  readonly records: RecordStore;
  readonly assets: AssetStore;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly gate: GateSettings;
  /** Whether a preview may show a build at a local address. */
  readonly localPreviews: boolean;
  /** The site's origin, with which addresses and links of previews begin; '' if it is not known. */
  readonly siteOrigin: string;
}
