import type { StaffKind } from 'shared-contracts/staff';
import type { ReleaseNotice, WidgetReleases } from './widgetReleases.ts';

/** Who is signed in, as the page shows it. */
export interface StaffUser {
  readonly identity: string;
  readonly name?: string | undefined;
  /** panda. */
  readonly staffId?: string | undefined;
  /** rbs. */
  readonly authority?: string | undefined;
  readonly courseId?: number | undefined;
  readonly mayDownload: boolean;
  /** Milliseconds since 1970: when the session ends. */
  readonly until: number;
}

export type LoginError = 'refused' | 'tooMany' | 'unavailable';
type LoginNotice = 'ended' | 'out';

interface StaffPage {
  readonly kind: StaffKind;
  /** Milliseconds since 1970, from the server's clock. */ readonly now: number;
}
export interface LoginState extends StaffPage {
  readonly page: 'login';
  /** A path of this site, already checked. */
  readonly returnPath: string;
  readonly username: string;
  readonly notice?: LoginNotice | undefined;
  readonly error?: LoginError | undefined;
}
interface SignedInPage extends StaffPage {
  readonly user: StaffUser;
  readonly failed?: boolean;
}
interface HomeState extends SignedInPage {
  readonly page: 'home';
}
export interface ReleasesState extends SignedInPage {
  readonly page: 'releases';
  readonly widgets: readonly WidgetReleases[];
  /** Whether a preview may come from a local address. */
  readonly localPreviews: boolean;
  readonly notice?: ReleaseNotice;
}
export type SignedInState = HomeState | ReleasesState;

/** What the server tells the browser about a page of staff; JSON in `#staff-state`. */
export type StaffState = LoginState | SignedInState;

export const STAFF_STATE_ID = 'staff-state';
