/** Who a user claims to be, and the secret that proves it. */
export interface Claim {
  readonly login: string;
  readonly secret: string;
  /** Fields that this sign-in adds to the account's record. */
  readonly record?: Readonly<Record<string, unknown>>;
}
