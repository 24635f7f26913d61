import type { AuditLine, TrialStatus, VersionStatus } from 'shared-contracts/release';

/** The releases of one widget, as panda staff see them. */
export interface WidgetReleases {
  readonly name: string;
  readonly hold: '' | 'frozen' | 'pinned';
  /** The newest first. */
  readonly versions: readonly VersionStatus[];
  readonly trial: TrialStatus | null;
  /** The newest first. */
  readonly acts: readonly AuditLine[];
}

/** What the page of releases says after a form was sent. */
export interface ReleaseNotice {
  readonly kind: 'done' | 'refused' | 'unavailable';
  /** The registry's reason for a refusal. */
  readonly text?: string;
  /** The link of a preview that was just issued. It is shown once. */
  readonly preview?: string;
}
