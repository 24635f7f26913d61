import type { WidgetManifest } from 'shared-contracts/widget';
import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../records/recordStore.ts';
import { contractGate } from './contractGate.ts';
import type { HostEvents } from './uncarriedEvents.ts';

export interface GateSettings {
  /** Both return what is so at present, since a shell may be deployed while the registry runs. */
  readonly hostShared: () => Readonly<Record<string, string>> | undefined;
  readonly hostEvents: () => HostEvents | undefined;
}

/**
 * Throws 409 with every reason if a version does not pass the contract gate. Use it inside an act:
 * the live versions stay the same.
 */
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
    hostShared: hostShared(),
    hostEvents: hostEvents(),
    ...(scriptBytes !== undefined && { scriptBytes }),
  });
  if (reasons.length > 0) throw new RequestError(409, reasons.join(' '));
}
