import type { SentVisitReports } from 'shared-contracts/release';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';

/** Reports the last visits of one shell server, counted by widget and version. */
export async function reportVisits({
  registryUrl,
  token,
  ...report
}: RegistryAccess & SentVisitReports): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await callRegistry(new URL('/visits', registryUrl), {
    method: 'POST',
    headers,
    body: JSON.stringify(report),
  });
}
