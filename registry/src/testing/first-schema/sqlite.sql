PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE version (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, version TEXT NOT NULL, manifest TEXT NOT NULL, signature TEXT NOT NULL, fingerprint TEXT NOT NULL,
    traffic REAL NOT NULL, stable INTEGER NOT NULL, withdrawn INTEGER NOT NULL, proven INTEGER NOT NULL, published_at TEXT NOT NULL, published_by TEXT NOT NULL, UNIQUE (name, version));
INSERT INTO version VALUES(1,'mf-results','1.0.0','{"name":"mf-results","version":"1.0.0","contract":1,"global":"mf_results_1_0_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["main"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-0E3NIfOy8kxUTqMXnzFe240FxnAgDzOxvUwcWfxz2mliQmhDay6kRnQK/a7hyGYc","bytes":22},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}','','9ed8ec03982ca98d049cc100c8814ff7d65b79450b7e446ffe8e4ec1f7d47ceb',0.0,0,0,1,'2026-11-20T23:00:00.263Z','mf-results#fbf9a525');
INSERT INTO version VALUES(2,'mf-results','1.1.0','{"name":"mf-results","version":"1.1.0","contract":1,"global":"mf_results_1_1_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["main"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-lds2jgYhZ7djBZcr2wfncLFQvZsoUc4SMRGfpMxtsyvTFkEb8fC6HMrxdjNWeJ/A","bytes":22},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}','','02823d23a7f20c3f0a068db6b89f9bb7b8a15947d5bfee9090797844466f89fc',80.0,1,0,1,'2026-11-20T23:00:00.279Z','mf-results#fbf9a525');
INSERT INTO version VALUES(3,'mf-results','1.2.0','{"name":"mf-results","version":"1.2.0","contract":1,"global":"mf_results_1_2_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["main"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-S8mb4CJOHG8Dc6eV3CR6K2jQlggqi4NhDdJIyu9z8FZ3QAKLtwoqLJyWQaSRqcHX","bytes":22},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}','','034fdfe795bbb2e6509b9234fa725cd85812e5c4c2e5cc9a196ccd5575a4e08d',20.0,0,0,0,'2026-11-20T23:00:00.291Z','mf-results#fbf9a525');
INSERT INTO version VALUES(4,'mf-ads','1.0.0','{"name":"mf-ads","version":"1.0.0","contract":1,"global":"mf_ads_1_0_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["left_ad"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-E8ZkKOzhSQv8/u6y6/nCNiK62iyqjMqJaZ86zniLPsI6kfiqemuqkk8iDcESDYni","bytes":18},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}','','f237658539d1b770ec57c0777beed033ce14aa8f6c8c8861565707fc69e5e97d',100.0,1,0,1,'2026-11-20T23:00:00.301Z','mf-ads#0a5ef85c');
CREATE TABLE widget (name TEXT PRIMARY KEY, hold TEXT NOT NULL, slots TEXT NOT NULL, config TEXT NOT NULL);
INSERT INTO widget VALUES('mf-ads','pinned','','{}');
INSERT INTO widget VALUES('mf-results','','','{"heading":"結果"}');
CREATE TABLE trial (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, version TEXT NOT NULL, started_at DOUBLE PRECISION NOT NULL, steps TEXT NOT NULL,
    visits_before INTEGER NOT NULL, outcome TEXT NOT NULL);
INSERT INTO trial VALUES(1,'mf-results','1.2.0',1795215600291.0,'[50,100]',5,'');
CREATE TABLE visits (
    name TEXT NOT NULL, version TEXT NOT NULL, bucket INTEGER NOT NULL, visits INTEGER NOT NULL, failed INTEGER NOT NULL, slow INTEGER NOT NULL,
    load_failed INTEGER NOT NULL, errored INTEGER NOT NULL, hydration_failed INTEGER NOT NULL, lcp_poor INTEGER NOT NULL, inp_poor INTEGER NOT NULL,
    PRIMARY KEY (name, version, bucket));
INSERT INTO visits VALUES('mf-results','1.2.0',5984052,5,1,0,0,1,0,0,0);
CREATE TABLE counted_report (id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
INSERT INTO counted_report VALUES('00000000-0000-4000-8000-000000000001',1795215600305.0);
CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO secret VALUES('preview','-99AixXfJkrrcmQ4NPFhv50loFiUF5q57Z_u3pTxRrw');
CREATE TABLE used_preview (id TEXT PRIMARY KEY);
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL, widget TEXT NOT NULL, version TEXT NOT NULL, why TEXT NOT NULL);
INSERT INTO audit VALUES(1,'2026-11-20T23:00:00.265Z','mf-results#fbf9a525','published','mf-results','1.0.0','');
INSERT INTO audit VALUES(2,'2026-11-20T23:00:00.280Z','mf-results#fbf9a525','published','mf-results','1.1.0','');
INSERT INTO audit VALUES(3,'2026-11-20T23:00:00.292Z','mf-results#fbf9a525','published','mf-results','1.2.0','canary of 10 %.');
INSERT INTO audit VALUES(4,'2026-11-20T23:00:00.302Z','mf-ads#0a5ef85c','published','mf-ads','1.0.0','');
INSERT INTO audit VALUES(5,'2026-11-20T23:00:00.310Z','operator#973a0627','held','mf-ads','1.0.0','pinned. a big day');
INSERT INTO audit VALUES(6,'2026-11-20T23:00:00.317Z','mf-results#fbf9a525','configured','mf-results','1.1.0','shorter');
INSERT INTO audit VALUES(7,'2026-11-20T23:00:00.320Z','mf-results#fbf9a525','raised','mf-results','1.2.0','to 20 %. looks well');
INSERT INTO audit VALUES(8,'2026-11-20T23:00:00.324Z','operator#973a0627','preview-issued','mf-results','1.0.0','for 60 minutes. to compare');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('version',4);
INSERT INTO sqlite_sequence VALUES('audit',8);
INSERT INTO sqlite_sequence VALUES('trial',1);
CREATE UNIQUE INDEX one_stable_version ON version (name) WHERE stable = 1;
CREATE UNIQUE INDEX one_trial_at_once ON trial (name) WHERE outcome = '';
CREATE INDEX counted_reports_by_time ON counted_report (at);
CREATE TRIGGER audit_keeps_lines BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
CREATE TRIGGER audit_keeps_words BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
COMMIT;
