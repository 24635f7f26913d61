/** What the auth server keeps. Times are milliseconds since 1970. */
export interface AuthTables {
  auth_account: AccountTable;
  auth_session: SessionTable;
  auth_token: TokenTable;
  auth_audit: AuditTable;
}

export interface AccountTable {
  system: string;
  /** User name, number before the secret of a staff key, service: whatever the system calls it. */
  login: string;
  /** `secretHash.ts`. */
  hash: string;
  /** JSON: the user's record as user info answers it. */
  record: string;
  /** 1: may download invoices (rbs). */
  may_download: number;
}

export interface SessionTable {
  id: string;
  system: string;
  login: string;
  /** JSON: the record at sign-in. */
  record: string;
  may_download: number;
  expires_at: number;
  /** 0 while it lasts. */
  ended_at: number;
}

/** A token is kept as its hash alone: who reads the table can sign in as nobody. */
export interface TokenTable {
  hash: string;
  session_id: string;
  kind: 'access' | 'refresh' | 'download' | 'id';
  /** From a refresh token and its salt its successors are derived (`successorOf`). */
  salt: string;
  expires_at: number;
  /** Of a refresh token: when it was first used; 0 before. */
  used_at: number;
}

export interface AuditTable {
  id: string;
  at: number;
  event: AuditEvent;
  system: string;
  /** An account that exists; '' for any other name, which might be a secret typed into the wrong field. */
  login: string;
  session_id: string;
  address: string;
}
export type AuditEvent =
  'signed-in' | 'sign-in-refused' | 'rotated' | 'refresh-refused' | 'refresh-reused' | 'signed-out';
