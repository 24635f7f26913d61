import * as z from 'zod';
import { SettingsError, type Variables } from './readSettings.ts';

/**
 * What a server is for. In `production`, which is what it is unless it is told otherwise, nothing is
 * invented, nobody signs in without an account, and it does not start before all its settings are
 * there. In `demonstration` it shows invented courses, accounts and members, says so on its pages,
 * and offers the developers' tools to everybody.
 */
export const siteMode = z.enum(['production', 'demonstration']).default('production');

export type SiteMode = z.infer<typeof siteMode>;

/**
 * Throws one SettingsError with every setting of `names` that a server in production does not have.
 * Their defaults are for one developer's machine.
 */
export function requireInProduction(
  mode: SiteMode,
  variables: Variables,
  names: readonly string[],
): void {
  if (mode === 'demonstration') return;
  const missing = names.filter((name) => (variables[name] ?? '') === '');
  if (missing.length > 0)
    throw new SettingsError(
      missing.map((name) => ({
        path: [name],
        message: 'must be set in production (or set SITE_MODE=demonstration)',
      })),
    );
}
