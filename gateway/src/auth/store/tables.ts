/** The tables of the auth server. Times are milliseconds since 1970. */
export interface AuthTables {
  auth_account: AccountTable;
  auth_session: SessionTable;
  auth_token: TokenTable;
  auth_audit: AuditTable;
  auth_attempt: AttemptTable;
  auth_known_network: KnownNetworkTable;
  auth_key: KeyTable;
  auth_challenge: ChallengeTable;
  auth_code: CodeTable;
}

export interface AccountTable {
  system: string;
  /**
   * The name to sign in with: a user name, or the number at the start of a staff key.
   */
  login: string;
  /** The hash of the secret, as `secretHash.ts` writes it. */
  hash: string;
  /** JSON: the user's record, as user info returns it. */
  record: string;
  /** 1 when the account may download invoices (rbs), else 0. */
  may_download: number;
}

export interface SessionTable {
  id: string;
  system: string;
  login: string;
  /** JSON: the account's record at sign-in. */
  record: string;
  may_download: number;
  /** When its secret was proved; 0 for a session older than this column. */
  started_at: number;
  expires_at: number;
  /** 0 while the session lasts. */
  ended_at: number;
}

/** Holds only the hash of a token: a reader of the table cannot sign in as anybody. */
export interface TokenTable {
  hash: string;
  session_id: string;
  kind: 'access' | 'refresh' | 'download' | 'id';
  /** `successorOf` derives the next tokens from a refresh token and this salt. */
  salt: string;
  expires_at: number;
  /** When a refresh token was first used; 0 before. */
  used_at: number;
}

export interface AuditTable {
  id: string;
  at: number;
  event: AuditEvent;
  system: string;
  /**
   * The name of an existing account; '' for any other name, which could be a secret in the wrong
   * field.
   */
  login: string;
  session_id: string;
  address: string;
}
export type AuditEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'rotated'
  | 'refresh-refused'
  | 'refresh-reused'
  | 'signed-out'
  | 'key-added'
  | 'key-removed'
  | 'key-refused';

/** The sign-ins of an account, of a network, or of an account from a network that still count. */
export interface AttemptTable {
  /** '' for all account systems. */
  system: string;
  /**
   * '' for all accounts. A name that no account has stands as one of 4096 numbers: it could be a
   * secret in the wrong field.
   */
  login: string;
  /** '' for all networks. */
  network: string;
  tries: number;
  /** When the last try was. */
  at: number;
  /** Until then the next try is refused. */
  free_at: number;
}

/** From where an account has signed in. */
export interface KnownNetworkTable {
  system: string;
  login: string;
  network: string;
  /** When it last did. */
  at: number;
}

/** A security key of an account: its public half, which signs nobody in by itself. */
export interface KeyTable {
  /** The credential's id, in base64url. */
  id: string;
  system: string;
  login: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often the key has signed, as it says; 0 for a key that does not count. */
  counter: number;
  added_at: number;
}

/** What a key is asked to sign, once. */
export interface ChallengeTable {
  challenge: string;
  system: string;
  login: string;
  purpose: 'add' | 'prove';
  expires_at: number;
}

/** What signs an account of the reservation site in to one service, once. */
export interface CodeTable {
  hash: string;
  login: string;
  service: string;
  expires_at: number;
}
