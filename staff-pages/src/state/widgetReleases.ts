import type { LoginError } from './loginError.ts';
import type {
  AuditLine,
  TrialStatus,
  VersionStatus,
  VersionVitals,
  WatchStatus,
} from 'shared-contracts/release';

/** The releases of one widget, as panda staff see them. */
export interface WidgetReleases {
  readonly name: string;
  readonly hold: '' | 'frozen' | 'pinned';
  /** The newest first. */
  readonly versions: readonly VersionStatus[];
  readonly trial: TrialStatus | null;
  readonly watch: WatchStatus | null;
  /** The newest first. */
  readonly acts: readonly AuditLine[];
}

/** The same, with how fast the pages with each version were, the newest version first. */
export interface MeasuredReleases extends WidgetReleases {
  readonly vitals: readonly VersionVitals[];
}

/** What the page of releases says after a form was sent. */
export interface ReleaseNotice {
  readonly kind: 'done' | 'refused' | 'unavailable';
  /** The registry's reason for a refusal. */
  readonly text?: string;
  /** The link of a preview that was just issued. It is shown once. */
  readonly preview?: string;
  /** The address at which a version is looked at. */
  readonly address?: string;
}

/** An act that is done once its sender has proved who they are again. */
export interface UnprovedAct {
  readonly act: ReleaseAct;
  /** What was filled in, by the name of its field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Why the last secret did not do. */
  readonly error?: LoginError;
}

/** The acts of the page of releases. */
export type ReleaseAct = 'start' | 'raise' | 'rollback' | 'hold' | 'preview' | 'local-preview';
