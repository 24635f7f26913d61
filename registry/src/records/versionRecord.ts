import type { WidgetManifest } from 'shared-contracts/widget';

/** One published version of a widget. */
export interface VersionRecord {
  readonly name: string;
  readonly version: string;
  /** Grows with every publish of any widget. */
  readonly sequence: number;
  readonly manifest: WidgetManifest;
  /** Base64 of the team's Ed25519 signature of the manifest; empty if the widget has no key. */
  readonly signature: string;
  /** A hash of the files and the manifest without its commit. */
  readonly fingerprint: string;
  /** Per cent of the visitors; 0 means not live. */
  readonly traffic: number;
  /**
   * Whether this is the version for all visitors who do not get the canary. A widget has at most
   * one.
   */
  readonly stable: boolean;
  /** Whether it was taken back. It never runs again. */
  readonly withdrawn: boolean;
  /**
   * Whether all visitors have had it once. Then it can be the stand-in for a later version that
   * fails.
   */
  readonly proven: boolean;
  /** Whether its files were removed since nobody had used it for long. It never runs again. */
  readonly collected: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly publishedBy: string;
}

/**
 * `frozen`: no publish, no raise, no move to a later version. `pinned`: a new version gets no
 * visitors. Empty: neither.
 */
export type Hold = '' | 'frozen' | 'pinned';

/** The decisions for a widget, whatever its version. */
export interface WidgetRecord {
  readonly hold: Hold;
  /** The slots that it fills; undefined means those of its manifest. */
  readonly slots: readonly string[] | undefined;
  /** Settings that differ from the manifest's defaults. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** A live version, with the slots and settings of its widget. */
export interface LiveVersionRecord extends VersionRecord {
  /** Whether it is watched; absent means no. */
  readonly watched?: boolean;
  readonly slots: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
}

/** A canary under observation. */
export interface TrialRecord {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The shares, in per cent, to which the registry raises it; empty if a person raises it. */
  readonly steps: readonly number[];
  /** The canary's visits before its present share. */
  readonly visitsBefore: number;
  /** When it got its present share, in milliseconds since 1970. */
  readonly shareSince: number;
}

/** A version for all visitors that is still under observation (ADR 070). */
export interface WatchRecord {
  readonly name: string;
  readonly version: string;
  /** When all visitors got it, in milliseconds since 1970. */
  readonly since: number;
}

const ACTS = [
  'published',
  'waived',
  'started',
  'rolled-back',
  'raised',
  'taken-back',
  'trial-ended',
  'watch-ended',
  'held',
  'released',
  'moved',
  'configured',
  'preview-issued',
  'preview-used',
  'address-renewed',
  'token-issued',
  'token-revoked',
  'page-opened',
  'page-closed',
  'collected',
  'renumbered',
] as const;

/** One line of the audit log. */
export interface AuditEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly act: (typeof ACTS)[number];
  readonly widget: string;
  readonly version: string;
  readonly why: string;
}
