import type { AuditLine, TrialStatus, VersionStatus } from 'shared-contracts/release';

/** One widget, as panda staff watch and steer it. */
export interface WidgetReleases {
  readonly name: string;
  readonly hold: '' | 'frozen' | 'pinned';
  /** The newest first. */
  readonly versions: readonly VersionStatus[];
  readonly trial: TrialStatus | null;
  /** The newest first. */
  readonly acts: readonly AuditLine[];
}

/** What the page of releases says after an act. */
export interface ReleaseNotice {
  readonly kind: 'done' | 'refused' | 'unavailable';
  /** The registry's own words, where it refused. */
  readonly text?: string;
  /** A link of a preview that was just issued: shown once. */
  readonly preview?: string;
}
