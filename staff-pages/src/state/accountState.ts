import type { Locale } from 'shared-contracts/locale';
import type { AccountKind } from 'shared-contracts/staff';
import type { LoginError } from './loginError.ts';

/** Why nobody is signed in. */
export type AccountError =
  | Exclude<LoginError, 'keyAsked'>
  /** The reservation site's code does not count. */
  | 'refusedCode'
  /** The visitor comes from the reservation site, and this browser has not sent them there. */
  | 'expired'
  /** The user site knows no member in this browser. */
  | 'needsMember';

export type AccountNotice = 'ended' | 'out' | 'cancelled';

/** The signed-in person, as the page shows them. */
export interface AccountUser {
  readonly identity: string;
  readonly name?: string | undefined;
  /** Only of the reservation site. */
  readonly contract?: string | undefined;
  /** Only of the reservation site: the contract for which the person has signed in. */
  readonly requestedContract?: string | undefined;
  /** The end of the session: milliseconds since 1970. */
  readonly until: number;
}

interface AccountPage {
  readonly kind: AccountKind;
  readonly locale: Locale;
}
export interface AccountLoginState extends AccountPage {
  readonly page: 'login';
  /** The page to open after the login: a path of this site that the server has checked. */
  readonly returnPath: string;
  readonly username?: string | undefined;
  readonly notice?: AccountNotice | undefined;
  readonly error?: AccountError | undefined;
  /** Where the reservation site, or the user site, signs the visitor in. */
  readonly away?: string | undefined;
}
export interface AccountHomeState extends AccountPage {
  readonly page: 'home';
  readonly user: AccountUser;
  /** Whether a sign-out has failed. */
  readonly failed?: boolean;
}
/** What the server tells a page of an account system other than those of staff. */
export type AccountState = AccountLoginState | AccountHomeState;
