CREATE SCHEMA registry;
CREATE FUNCTION registry.audit_only_grows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END; $$;
CREATE TABLE registry.audit (
    id integer NOT NULL,
    at text NOT NULL,
    who text NOT NULL,
    act text NOT NULL,
    widget text NOT NULL,
    version text NOT NULL,
    why text NOT NULL
);
ALTER TABLE registry.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME registry.audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE registry.counted_report (
    id text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE registry.secret (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE registry.trial (
    id integer NOT NULL,
    name text NOT NULL,
    version text NOT NULL,
    started_at double precision NOT NULL,
    steps text NOT NULL,
    visits_before integer NOT NULL,
    outcome text NOT NULL
);
ALTER TABLE registry.trial ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME registry.trial_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE registry.used_preview (
    id text NOT NULL
);
CREATE TABLE registry.version (
    sequence integer NOT NULL,
    name text NOT NULL,
    version text NOT NULL,
    manifest text NOT NULL,
    signature text NOT NULL,
    fingerprint text NOT NULL,
    traffic real NOT NULL,
    stable integer NOT NULL,
    withdrawn integer NOT NULL,
    proven integer NOT NULL,
    published_at text NOT NULL,
    published_by text NOT NULL
);
ALTER TABLE registry.version ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME registry.version_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE registry.visits (
    name text NOT NULL,
    version text NOT NULL,
    bucket integer NOT NULL,
    visits integer NOT NULL,
    failed integer NOT NULL,
    slow integer NOT NULL,
    load_failed integer NOT NULL,
    errored integer NOT NULL,
    hydration_failed integer NOT NULL,
    lcp_poor integer NOT NULL,
    inp_poor integer NOT NULL
);
CREATE TABLE registry.widget (
    name text NOT NULL,
    hold text NOT NULL,
    slots text NOT NULL,
    config text NOT NULL
);
INSERT INTO registry.audit OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-20T23:00:00.201Z', 'mf-results#fbf9a525', 'published', 'mf-results', '1.0.0', ''),
	(2, '2026-11-20T23:00:00.215Z', 'mf-results#fbf9a525', 'published', 'mf-results', '1.1.0', ''),
	(3, '2026-11-20T23:00:00.228Z', 'mf-results#fbf9a525', 'published', 'mf-results', '1.2.0', 'canary of 10 %.'),
	(4, '2026-11-20T23:00:00.242Z', 'mf-ads#0a5ef85c', 'published', 'mf-ads', '1.0.0', ''),
	(5, '2026-11-20T23:00:00.257Z', 'operator#973a0627', 'held', 'mf-ads', '1.0.0', 'pinned. a big day'),
	(6, '2026-11-20T23:00:00.264Z', 'mf-results#fbf9a525', 'configured', 'mf-results', '1.1.0', 'shorter'),
	(7, '2026-11-20T23:00:00.273Z', 'mf-results#fbf9a525', 'raised', 'mf-results', '1.2.0', 'to 20 %. looks well'),
	(8, '2026-11-20T23:00:00.279Z', 'operator#973a0627', 'preview-issued', 'mf-results', '1.0.0', 'for 60 minutes. to compare');
INSERT INTO registry.counted_report VALUES
	('00000000-0000-4000-8000-000000000001', 1795215600247);
INSERT INTO registry.secret VALUES
	('preview', 'mEqG7icJ3qM9b1XMxyp2KHYf6q5Cq0kmRADa9FS2nLE');
INSERT INTO registry.trial OVERRIDING SYSTEM VALUE VALUES
	(1, 'mf-results', '1.2.0', 1795215600226, '[50,100]', 5, '');
INSERT INTO registry.version OVERRIDING SYSTEM VALUE VALUES
	(1, 'mf-results', '1.0.0', '{"name":"mf-results","version":"1.0.0","contract":1,"global":"mf_results_1_0_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["main"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-0E3NIfOy8kxUTqMXnzFe240FxnAgDzOxvUwcWfxz2mliQmhDay6kRnQK/a7hyGYc","bytes":22},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}', '', '9ed8ec03982ca98d049cc100c8814ff7d65b79450b7e446ffe8e4ec1f7d47ceb', 0, 0, 0, 1, '2026-11-20T23:00:00.198Z', 'mf-results#fbf9a525'),
	(4, 'mf-ads', '1.0.0', '{"name":"mf-ads","version":"1.0.0","contract":1,"global":"mf_ads_1_0_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["left_ad"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-E8ZkKOzhSQv8/u6y6/nCNiK62iyqjMqJaZ86zniLPsI6kfiqemuqkk8iDcESDYni","bytes":18},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}', '', 'f237658539d1b770ec57c0777beed033ce14aa8f6c8c8861565707fc69e5e97d', 100, 1, 0, 1, '2026-11-20T23:00:00.240Z', 'mf-ads#0a5ef85c'),
	(2, 'mf-results', '1.1.0', '{"name":"mf-results","version":"1.1.0","contract":1,"global":"mf_results_1_1_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["main"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-lds2jgYhZ7djBZcr2wfncLFQvZsoUc4SMRGfpMxtsyvTFkEb8fC6HMrxdjNWeJ/A","bytes":22},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}', '', '02823d23a7f20c3f0a068db6b89f9bb7b8a15947d5bfee9090797844466f89fc', 80, 1, 0, 1, '2026-11-20T23:00:00.214Z', 'mf-results#fbf9a525'),
	(3, 'mf-results', '1.2.0', '{"name":"mf-results","version":"1.2.0","contract":1,"global":"mf_results_1_2_0","entry":"remoteEntry.js","server":"server/widget.cjs","scripts":[],"styles":[],"slots":["main"],"events":{"sent":{},"heard":{}},"config":{"heading":{"type":"string","default":"検索結果","description":"Heading of the list"}},"shared":{"react":"^19.0.0"},"locales":["ja-JP"],"files":{"remoteEntry.js":{"integrity":"sha384-S8mb4CJOHG8Dc6eV3CR6K2jQlggqi4NhDdJIyu9z8FZ3QAKLtwoqLJyWQaSRqcHX","bytes":22},"server/widget.cjs":{"integrity":"sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo","bytes":19}},"commit":"abc1234"}', '', '034fdfe795bbb2e6509b9234fa725cd85812e5c4c2e5cc9a196ccd5575a4e08d', 20, 0, 0, 0, '2026-11-20T23:00:00.226Z', 'mf-results#fbf9a525');
INSERT INTO registry.visits VALUES
	('mf-results', '1.2.0', 5984052, 5, 1, 0, 0, 1, 0, 0, 0);
INSERT INTO registry.widget VALUES
	('mf-ads', 'pinned', '', '{}'),
	('mf-results', '', '', '{"heading":"結果"}');
SELECT pg_catalog.setval('registry.audit_id_seq', 8, true);
SELECT pg_catalog.setval('registry.trial_id_seq', 1, true);
SELECT pg_catalog.setval('registry.version_sequence_seq', 4, true);
ALTER TABLE ONLY registry.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY registry.counted_report
    ADD CONSTRAINT counted_report_pkey PRIMARY KEY (id);
ALTER TABLE ONLY registry.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (name);
ALTER TABLE ONLY registry.trial
    ADD CONSTRAINT trial_pkey PRIMARY KEY (id);
ALTER TABLE ONLY registry.used_preview
    ADD CONSTRAINT used_preview_pkey PRIMARY KEY (id);
ALTER TABLE ONLY registry.version
    ADD CONSTRAINT version_name_version_key UNIQUE (name, version);
ALTER TABLE ONLY registry.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (sequence);
ALTER TABLE ONLY registry.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (name, version, bucket);
ALTER TABLE ONLY registry.widget
    ADD CONSTRAINT widget_pkey PRIMARY KEY (name);
CREATE INDEX counted_reports_by_time ON registry.counted_report USING btree (at);
CREATE UNIQUE INDEX one_stable_version ON registry.version USING btree (name) WHERE (stable = 1);
CREATE UNIQUE INDEX one_trial_at_once ON registry.trial USING btree (name) WHERE (outcome = ''::text);
CREATE TRIGGER audit_keeps_lines BEFORE DELETE OR UPDATE OR TRUNCATE ON registry.audit FOR EACH STATEMENT EXECUTE FUNCTION registry.audit_only_grows();
