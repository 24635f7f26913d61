import type { WidgetManifest } from 'shared-contracts/widget';
import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../records/recordStore.ts';
import { contractGate } from './contractGate.ts';
import type { HostEvents } from './uncarriedEvents.ts';

export interface GateSettings {
  readonly hostShared: Readonly<Record<string, string>> | undefined;
  /** Those of now: a shell may be deployed while the registry runs. */
  readonly hostEvents: () => HostEvents | undefined;
}

/** Refuses a version that would break somebody, with every reason (409). Inside an act, so that what it compares with stays live. */
export async function passGate(
  manifest: WidgetManifest,
  records: ActRecords,
  { hostShared, hostEvents }: GateSettings,
  scriptBytes?: number,
): Promise<void> {
  const live = await records.live();
  const widget = await records.widget(manifest.name);
  const reasons = contractGate({
    manifest,
    live,
    widget,
    hostShared,
    hostEvents: hostEvents(),
    ...(scriptBytes !== undefined && { scriptBytes }),
  });
  if (reasons.length > 0) throw new RequestError(409, reasons.join(' '));
}
