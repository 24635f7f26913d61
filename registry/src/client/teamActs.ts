import {
  auditReply,
  trialReply,
  versionsReply,
  type AuditLine,
  type TrialStatus,
  type VersionStatus,
  type WatchStatus,
} from 'shared-contracts/release';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';

type Act = RegistryAccess & { readonly name: string; readonly reason: string };

async function put(
  { registryUrl, token, name, reason }: Act,
  what: 'hold' | 'slots' | 'config',
  body: object,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await callRegistry(new URL(`/widgets/${name}/${what}`, registryUrl), {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...body, reason }),
  });
}

/**
 * Holds a widget. `frozen`: no publish. `pinned`: a new version gets no visitors. Empty: neither.
 */
export function holdWidget(act: Act & { readonly hold: '' | 'frozen' | 'pinned' }): Promise<void> {
  return put(act, 'hold', { hold: act.hold });
}

/** Moves a widget to slots that its manifest names. */
export function moveWidget(act: Act & { readonly slots: readonly string[] }): Promise<void> {
  return put(act, 'slots', { slots: act.slots });
}

/** Replaces the settings of a widget that differ from the manifest's defaults. */
export function configureWidget(
  act: Act & { readonly config: Readonly<Record<string, string | number | boolean>> },
): Promise<void> {
  return put(act, 'config', { config: act.config });
}

export interface WidgetStatus {
  readonly versions: readonly VersionStatus[];
  readonly trial: TrialStatus | null;
  readonly watch: WatchStatus | null;
  readonly acts: readonly AuditLine[];
}

/** Reads the published versions of a widget, the figures of its canary and of its watched version, and its audit log. */
export async function readStatus({
  registryUrl,
  name,
}: {
  readonly registryUrl: string;
  readonly name: string;
}): Promise<WidgetStatus> {
  const ask = async (what: string): Promise<unknown> =>
    (await callRegistry(new URL(`/widgets/${name}/${what}`, registryUrl), {})).json();
  return {
    ...versionsReply.parse(await ask('versions')),
    ...trialReply.parse(await ask('trial')),
    ...auditReply.parse(await ask('audit')),
  };
}
