import type { Generated } from 'kysely';

/**
 * The registry's tables for Kysely. JSON is stored as text, so that both databases store the same.
 */
export interface RegistryTables {
  version: {
    /** Grows with every publish of any widget. */
    sequence: Generated<number>;
    name: string;
    version: string;
    manifest: string;
    /** Base64 of the team's Ed25519 signature; empty if the widget has no key. */
    signature: string;
    fingerprint: string;
    /** Per cent of the visitors; 0 means not live. */
    traffic: number;
    /** 0 or 1, like every other boolean column. */
    stable: number;
    withdrawn: number;
    /** 1 if all visitors have had this version once. */
    proven: number;
    /** 1 if its files were removed from the store. */
    collected: Generated<number>;
    published_at: string;
    published_by: string;
  };
  /** Decisions for a widget, whatever its version. A widget without a row has none. */
  widget: { name: string; hold: string; slots: string; config: string };
  trial: {
    id: Generated<number>;
    name: string;
    version: string;
    started_at: number;
    /**
     * The shares, in per cent, to which the registry raises the canary; empty if a person raises
     * it.
     */
    steps: string;
    /** The canary's visits before its present share. */
    visits_before: number;
    /** When it got its present share, in milliseconds since 1970; 0 for trials of before. */
    share_since: Generated<number>;
    outcome: string;
  };
  visits: {
    name: string;
    version: string;
    /** The number of the five minutes, counted from 1970. */
    bucket: number;
    visits: number;
    failed: number;
    slow: number;
    load_failed: number;
    errored: number;
    hydration_failed: number;
    lcp_poor: number;
    inp_poor: number;
    issued: Generated<number>;
    heard: Generated<number>;
    blank: Generated<number>;
    render_failed: Generated<number>;
  };
  /** How many visits of a class of devices were in which band of speed. */
  vitals: {
    name: string;
    version: string;
    /** The number of the five minutes, counted from 1970. */
    bucket: number;
    device: string;
    vital: string;
    band: number;
    visits: number;
  };
  /** What the visits of a class of devices were slow by. */
  vital_causes: {
    name: string;
    version: string;
    /** The number of the five minutes, counted from 1970. */
    bucket: number;
    device: string;
    vital: string;
    element: string;
    /** Empty for a paint. */
    event: string;
    /** Empty where it is not known. */
    script: string;
    visits: number;
    poor: number;
  };
  /** The stable versions that are watched; `since` is in milliseconds since 1970. */
  watch: { name: string; version: string; since: number };
  /** Counted reports of visits; `at` is in milliseconds since 1970. */
  counted_report: { id: string; at: number };
  /** Errors of browsers that are alike; times are in milliseconds since 1970. */
  error_group: {
    /** The hash of widget, name, message and place. */
    id: string;
    widget: string;
    name: string;
    message: string;
    place: string;
    stack: string;
    first_seen: number;
    last_seen: number;
  };
  /** `hour` is the number of the hour, counted from 1970. */
  error_count: { id: string; hour: number; count: number };
  /** Tokens that operators have issued; `expires_at` and `used_at` are in milliseconds since 1970. */
  token: {
    id: string;
    hash: string;
    widget: string;
    acts: string;
    issued_at: string;
    issued_by: string;
    expires_at: number;
    /** ISO 8601; empty while it counts. */
    revoked_at: string;
    note: string;
    /** The hour of its last use; 0 for none. */
    used_at: Generated<number>;
    /** The name of the token that opened it as a session; empty for any other. */
    session_of: Generated<string>;
  };
  /** The publishes under way; `until` is in milliseconds since 1970. */
  publishing: { name: string; version: string; id: string; until: number };
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
