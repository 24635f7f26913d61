import type { StaffKind } from 'shared-contracts/staff';

/** Returns the address of a login of staff, with why the person comes there. */
export function staffLogin(kind: StaffKind, query: Record<string, string>): string {
  return `/staff/${kind}/login?${new URLSearchParams(query)}`;
}
