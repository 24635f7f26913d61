import type { AuthType } from 'shared-contracts/staff';
import type { Entrant } from '../sessions/Sessions.ts';
import type { AccountTable } from '../store/tables.ts';

/** Returns who signs in to an account; `added` are fields that this sign-in adds to its record. */
export function entrantOf(
  type: AuthType,
  { login, record, may_download }: AccountTable,
  added: Readonly<Record<string, unknown>> = {},
): Entrant {
  return {
    type,
    login,
    record: JSON.stringify({ ...(JSON.parse(record) as object), ...added }),
    may_download,
  };
}
