import type { WidgetManifest } from 'shared-contracts/widget';
import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../records/recordStore.ts';
import { contractGate } from './contractGate.ts';
import type { Sent } from './sentChecks.ts';
import type { HostEvents } from './uncarriedEvents.ts';

export interface GateSettings {
  /** All return what is so at present, since a shell may be deployed while the registry runs. */
  readonly hostShared: () => Readonly<Record<string, string>> | undefined;
  readonly hostEvents: () => HostEvents | undefined;
  readonly hostSlots: () => readonly string[] | undefined;
  /** The folder of the renderer's code; without it no server bundle is run. */
  readonly renderer: string | undefined;
  /** The path of a Chrome or Chromium; without it no version is mounted. */
  readonly browser: string | undefined;
}

/**
 * Throws 409 with every reason if a version does not pass the contract gate. Use it inside an act:
 * the live versions stay the same. `sent` is what only a publish knows; without it, the version was
 * taken before: what it is itself is known to be good, and a slot that has gone since keeps nobody from
 * going back to it or from another setting.
 */
export async function passGate(
  manifest: WidgetManifest,
  records: ActRecords,
  { hostShared, hostEvents, hostSlots }: GateSettings,
  sent?: Sent,
): Promise<void> {
  const live = await records.live();
  const widget = await records.widget(manifest.name);
  const reasons = contractGate({
    manifest,
    live,
    widget,
    hostShared: hostShared(),
    hostEvents: hostEvents(),
    ...(sent && { sent, hostSlots: hostSlots() }),
  });
  if (reasons.length > 0) throw new RequestError(409, reasons.join(' '));
}
