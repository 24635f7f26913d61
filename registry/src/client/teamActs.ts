import * as z from 'zod';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';

type Act = RegistryAccess & { readonly name: string; readonly reason: string };

const put = async ({ registryUrl, token, name, reason }: Act, what: 'hold' | 'slots' | 'config', body: object): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await callRegistry(new URL(`/widgets/${name}/${what}`, registryUrl), { method: 'PUT', headers, body: JSON.stringify({ ...body, reason }) });
};

/** `frozen`: nothing may be published. `pinned`: what is published takes no visitors. Empty: neither. */
export const holdWidget = (act: Act & { readonly hold: '' | 'frozen' | 'pinned' }): Promise<void> => put(act, 'hold', { hold: act.hold });
/** Moves a widget to slots that its manifest names. */
export const moveWidget = (act: Act & { readonly slots: readonly string[] }): Promise<void> => put(act, 'slots', { slots: act.slots });
/** Settings that differ from the manifest's defaults; they take the place of those given before. */
export const configureWidget = (act: Act & { readonly config: Readonly<Record<string, string | number | boolean>> }): Promise<void> =>
  put(act, 'config', { config: act.config });

const counts = z.record(z.string(), z.number());
const figures = z.object({ version: z.string(), counts, overTime: z.array(z.looseObject({ at: z.number(), visits: z.number(), failed: z.number(), slow: z.number() })) });
const versions = z.object({
  versions: z.array(z.object({
    version: z.string(), live: z.boolean(), traffic: z.number(), stable: z.boolean(), withdrawn: z.boolean(), publishedAt: z.string(), publishedBy: z.string(),
  })),
});
const trialReply = z.object({
  trial: z.nullable(z.object({
    version: z.string(), startedAt: z.string(), steps: z.array(z.number()), traffic: z.number(),
    verdict: z.object({ is: z.enum(['unknown', 'well', 'worse']), why: z.string() }), canary: figures, stable: figures,
  })),
});
const auditReply = z.object({ acts: z.array(z.object({ at: z.string(), who: z.string(), act: z.string(), version: z.string(), why: z.string() })) });

export interface WidgetStatus {
  readonly versions: z.infer<typeof versions>['versions'];
  readonly trial: z.infer<typeof trialReply>['trial'];
  readonly acts: z.infer<typeof auditReply>['acts'];
}

/** What was published of a widget, how its canary does, and what was done with it. */
export const readStatus = async ({ registryUrl, name }: { readonly registryUrl: string; readonly name: string }): Promise<WidgetStatus> => {
  const ask = async (what: string): Promise<unknown> => (await callRegistry(new URL(`/widgets/${name}/${what}`, registryUrl), {})).json();
  return { ...versions.parse(await ask('versions')), ...trialReply.parse(await ask('trial')), ...auditReply.parse(await ask('audit')) };
};
