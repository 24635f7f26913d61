/** The registry's tables. The audit log can only grow: the database itself refuses to change or delete a line. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS version (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL, version TEXT NOT NULL,
    manifest TEXT NOT NULL, fingerprint TEXT NOT NULL,
    traffic REAL NOT NULL, stable INTEGER NOT NULL, withdrawn INTEGER NOT NULL,
    slots TEXT NOT NULL, config TEXT NOT NULL,
    published_at TEXT NOT NULL, published_by TEXT NOT NULL,
    UNIQUE (name, version)
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS one_stable_version ON version (name) WHERE stable = 1;
  CREATE TABLE IF NOT EXISTS audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL, widget TEXT NOT NULL, version TEXT NOT NULL, why TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER IF NOT EXISTS audit_keeps_lines BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
  CREATE TRIGGER IF NOT EXISTS audit_keeps_words BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
`;
