/** R6.03: the account systems; a call that names none uses `default`. */
export const AUTH_TYPES = ['default', 'rfb', 'suzaku', 'rbs', 'user', 'panda'] as const;
export type AuthType = (typeof AUTH_TYPES)[number];

/** R1.10: the two kinds of staff, separate from each other and from every other account system. */
export const STAFF_KINDS = ['panda', 'rbs'] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

/** R6.03: the account systems of everybody else. */
export type AccountKind = Exclude<AuthType, StaffKind>;
export const ACCOUNT_KINDS = [
  'default',
  'rfb',
  'suzaku',
  'user',
] as const satisfies readonly AccountKind[];

export function isAuthType(value: unknown): value is AuthType {
  return (AUTH_TYPES as readonly unknown[]).includes(value);
}
export function isStaffKind(value: unknown): value is StaffKind {
  return (STAFF_KINDS as readonly unknown[]).includes(value);
}
