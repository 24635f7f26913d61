/** Who somebody says to be, and what proves it. */
export interface Claim {
  readonly login: string;
  readonly secret: string;
  /** What this sign-in adds to the account's record. */
  readonly record?: Readonly<Record<string, unknown>>;
}
