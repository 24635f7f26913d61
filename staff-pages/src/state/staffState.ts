import type { SecurityKey, StaffKind } from 'shared-contracts/staff';
import type { ErrorGroup } from 'shared-contracts/release';
import type { LoginError } from './loginError.ts';
import type { TeamLoginState, TeamsState, TeamState } from './teamState.ts';
import type { ReleaseNotice, UnprovedAct, WidgetReleases } from './widgetReleases.ts';

/** The signed-in person, as the page shows them. */
export interface StaffUser {
  readonly identity: string;
  readonly name?: string | undefined;
  /** Only panda. */
  readonly staffId?: string | undefined;
  /** Only rbs. */
  readonly authority?: string | undefined;
  readonly courseId?: number | undefined;
  readonly mayDownload: boolean;
  /** How many security keys the account has; missing where there are none (ADR 044). */
  readonly securityKeys?: number | undefined;
  /** The end of the session: milliseconds since 1970. */
  readonly until: number;
}

type LoginNotice = 'ended' | 'out';

interface StaffPage {
  readonly kind: StaffKind;
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
}
export interface LoginState extends StaffPage {
  readonly page: 'login';
  /** The page to open after the login: a path of this site that the server has checked. */
  readonly returnPath: string;
  readonly username: string;
  readonly notice?: LoginNotice | undefined;
  /** `noAnswer`: the auth server did not say who sent the request. */
  readonly error?: LoginError | 'noAnswer' | undefined;
}
interface SignedInPage extends StaffPage {
  readonly user: StaffUser;
  /** Whether a sign-out by the plain form has failed. */
  readonly failed?: boolean;
}
interface HomeState extends SignedInPage {
  readonly page: 'home';
}
export interface ReleasesState extends SignedInPage {
  readonly page: 'releases';
  /** Missing where the registry does not tell them. */
  readonly widgets?: readonly WidgetReleases[];
  /** The names of the widgets whose releases alone it does not tell. */
  readonly unreadable?: readonly string[];
  /** Whether panda staff may issue previews of local addresses. */
  readonly localPreviews: boolean;
  readonly notice?: ReleaseNotice;
  /** An act that waits for the secret. Then nothing else is shown. */
  readonly confirm?: UnprovedAct;
}
export interface KeysState extends SignedInPage {
  readonly page: 'keys';
  /** The oldest first. */
  readonly keys: readonly SecurityKey[];
}
/** How a server says that it is: `silent` if it gave no answer. */
export interface ServerStatus {
  readonly name: 'shell' | 'gateway' | 'registry';
  readonly is: 'ready' | 'notReady' | 'silent';
  /** What it cannot answer without. */
  readonly missing: readonly string[];
  /** What it does without for a while. */
  readonly without: readonly string[];
}
export interface LiveWidget {
  readonly name: string;
  readonly version: string;
  /** Per cent of the visitors. */
  readonly traffic: number;
  readonly isTrial: boolean;
}
export interface StatusState extends SignedInPage {
  readonly page: 'status';
  readonly servers: readonly ServerStatus[];
  readonly live: readonly LiveWidget[];
  /** Seconds since the registry answered this server. */
  readonly answerAge: number;
  /** How fresh the inventory is in the gateway, in seconds; missing if it does not say. */
  readonly inventory?:
    { readonly checkedSeconds: number; readonly changedSeconds: number } | undefined;
  /** The errors of the last 24 hours; missing if the registry does not tell them. */
  readonly errors?: readonly ErrorGroup[] | undefined;
}
export type SignedInState = HomeState | ReleasesState | KeysState | StatusState;

/** What the server tells the browser about a page of staff. It stands as JSON in the element `#staff-state`. */
export type StaffState = LoginState | SignedInState | TeamLoginState | TeamsState | TeamState;

/** The id of the element that holds the state. */
export const STAFF_STATE_ID = 'staff-state';
