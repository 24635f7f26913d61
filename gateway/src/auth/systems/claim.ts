/** Who a user claims to be, and the secret that proves it. */
export interface Claim {
  readonly login: string;
  readonly secret: string;
}
