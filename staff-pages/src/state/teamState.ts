import type { ErrorGroup, VersionStatus } from 'shared-contracts/release';
import type { MeasuredReleases, ReleaseAct, ReleaseNotice } from './widgetReleases.ts';

/** The languages of the teams' pages. */
export type TeamLocale = 'ja-JP' | 'en-US';

/** Who looks at a team's page. */
export interface TeamViewer {
  /** Their widget; `operator` for who sees all. */
  readonly widget: string;
  /** The name in the log. */
  readonly name: string;
  /** What they may do from the page: `raise`, `rollback`, `hold`, `preview`. */
  readonly acts: readonly string[];
  /** The end of the session: milliseconds since 1970. */
  readonly until: number;
  /** Whether it is panda staff, who look only. */
  readonly isStaff?: true;
}

/** An event, with the widgets whose live versions send and hear it. */
export interface Hearing {
  readonly event: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** All that a team sees of its widget. */
export interface TeamWidget extends MeasuredReleases {
  /** The errors of the last 24 hours; undefined if the registry does not tell them. */
  readonly errors: readonly ErrorGroup[] | undefined;
  readonly hearings: readonly Hearing[];
}

export interface TeamLoginState {
  readonly page: 'teamLogin';
  readonly locale: TeamLocale;
  /** The page to open after the sign-in: a path of this site that the server has checked. */
  readonly returnPath: string;
  readonly error?: 'refused' | 'tooMany' | 'unavailable';
  readonly notice?: 'ended' | 'out';
}

interface SignedInTeam {
  readonly locale: TeamLocale;
  readonly viewer: TeamViewer;
  /** Milliseconds since 1970, from the server's clock. */
  readonly now: number;
}
/** The widgets of all teams, for the operator. */
export interface TeamsState extends SignedInTeam {
  readonly page: 'teams';
  /** Undefined if the registry does not answer. */
  readonly widgets:
    | readonly {
        readonly name: string;
        readonly hold: '' | 'frozen' | 'pinned';
        readonly versions: readonly VersionStatus[];
      }[]
    | undefined;
}
/** The page of one widget. */
export interface TeamState extends SignedInTeam {
  readonly page: 'team';
  readonly name: string;
  /** Undefined if the registry does not answer. */
  readonly widget: TeamWidget | undefined;
  readonly notice?: ReleaseNotice;
}

/** The acts of a team's page. `address` shows where a version is looked at. */
export type TeamAct = Exclude<ReleaseAct, 'local-preview'> | 'address';
