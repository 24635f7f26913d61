import { callRegistry, type RegistryAccess } from './callRegistry.ts';

export interface VisitReport {
  readonly widget: string;
  readonly version: string;
  readonly counts: Readonly<Record<'visits' | 'failed' | 'slow' | 'loadFailed' | 'errored' | 'hydrationFailed' | 'lcpPoor' | 'inpPoor', number>>;
}

/** What the last visits of one shell server came to, by widget and version. */
export const reportVisits = async ({ registryUrl, token, reports }: RegistryAccess & { readonly reports: readonly VisitReport[] }): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await callRegistry(new URL('/visits', registryUrl), { method: 'POST', headers, body: JSON.stringify({ reports }) });
};
