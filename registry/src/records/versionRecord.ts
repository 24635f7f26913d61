import type { WidgetManifest } from 'shared-contracts/widget';

/** One published version of a widget. */
export interface VersionRecord {
  readonly name: string;
  readonly version: string;
  /** Counts up over all publishes: which came before which. */
  readonly sequence: number;
  readonly manifest: WidgetManifest;
  /** What the files and the manifest are, without the commit that they came from. */
  readonly fingerprint: string;
  /** Per cent of the visitors; 0 is not live. */
  readonly traffic: number;
  /** The version for everyone whom no canary takes. One at most for each widget. */
  readonly stable: boolean;
  /** Taken back by a rollback: a later rollback does not return to it unless it is named. */
  readonly withdrawn: boolean;
  /** Slots that it fills, and settings that differ from the manifest's defaults. */
  readonly slots: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly publishedBy: string;
}

/** One line of the audit log. */
export interface AuditEntry {
  readonly at: string;
  readonly who: string;
  readonly act: 'published' | 'rolled-back';
  readonly widget: string;
  readonly version: string;
  readonly why: string;
}
