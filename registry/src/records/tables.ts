import type { Generated } from 'kysely';

/** The registry's tables, as Kysely knows them. JSON stands as text, so that both databases hold the same. */
export interface RegistryTables {
  version: {
    /** Counts up over all publishes: which came before which. */
    sequence: Generated<number>;
    name: string;
    version: string;
    manifest: string;
    /** Base64 of the team's Ed25519 signature; empty where the widget has no key. */
    signature: string;
    fingerprint: string;
    /** Per cent of the visitors; 0 is not live. */
    traffic: number;
    /** 0 or 1, as all that is true or false here. */
    stable: number;
    withdrawn: number;
    /** It has had all visitors once. */
    proven: number;
    published_at: string;
    published_by: string;
  };
  /** What an operator has decided for a widget, whatever its version. A widget without a row has none of it. */
  widget: { name: string; hold: string; slots: string; config: string };
  trial: {
    id: Generated<number>;
    name: string;
    version: string;
    started_at: number;
    /** Per cents that the canary is raised to by itself; empty where it is raised by hand. */
    steps: string;
    /** Visits of the canary when its present share began. */
    visits_before: number;
    outcome: string;
  };
  visits: {
    name: string;
    version: string;
    /** Five minutes of the registry's clock, counted from 1970. */
    bucket: number;
    visits: number;
    failed: number;
    slow: number;
    load_failed: number;
    errored: number;
    hydration_failed: number;
    lcp_poor: number;
    inp_poor: number;
  };
  /** Reports of visits that were counted, and when: milliseconds since 1970. */
  counted_report: { id: string; at: number };
  secret: { name: string; value: string };
  used_preview: { id: string };
  audit: {
    id: Generated<number>;
    at: string;
    who: string;
    act: string;
    widget: string;
    version: string;
    why: string;
  };
}
