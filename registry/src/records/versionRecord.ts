import type { WidgetManifest } from 'shared-contracts/widget';

/** One published version of a widget. */
export interface VersionRecord {
  readonly name: string;
  readonly version: string;
  /** Counts up over all publishes: which came before which. */
  readonly sequence: number;
  readonly manifest: WidgetManifest;
  /** Base64 of the team's Ed25519 signature of the manifest; empty where the widget has no key. */
  readonly signature: string;
  /** What the files and the manifest are, without the commit that they came from. */
  readonly fingerprint: string;
  /** Per cent of the visitors; 0 is not live. */
  readonly traffic: number;
  /** The version for everyone whom no canary takes. One at most for each widget. */
  readonly stable: boolean;
  /** Taken back: a later rollback does not return to it unless it is named. */
  readonly withdrawn: boolean;
  /** It has had all visitors once: good enough to stand behind a later version that fails. */
  readonly proven: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly publishedBy: string;
}

/** `frozen`: nothing may be published, raised or brought forward. `pinned`: what is published takes no visitors. */
export type Hold = '' | 'frozen' | 'pinned';

/** What an operator has decided for a widget, whatever its version. */
export interface WidgetRecord {
  readonly hold: Hold;
  /** Slots that it fills; those of its manifest where nothing was decided. */
  readonly slots: readonly string[] | undefined;
  /** Settings that differ from the manifest's defaults. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** A version that visitors get, with what was decided for its widget. */
export interface LiveVersionRecord extends VersionRecord {
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
  readonly steps: readonly number[];
  readonly visitsBefore: number;
}

const ACTS = [
  'published',
  'rolled-back',
  'raised',
  'taken-back',
  'held',
  'released',
  'moved',
  'configured',
  'preview-issued',
  'preview-used',
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
