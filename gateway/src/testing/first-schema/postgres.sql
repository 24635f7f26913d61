CREATE TABLE public.ad (
    place text NOT NULL,
    "position" integer NOT NULL,
    course_id integer NOT NULL
);
CREATE TABLE public.auth_account (
    system text NOT NULL,
    login text NOT NULL,
    hash text NOT NULL,
    record text NOT NULL,
    may_download integer NOT NULL
);
CREATE TABLE public.auth_audit (
    id text NOT NULL,
    event text NOT NULL,
    system text NOT NULL,
    login text NOT NULL,
    session_id text NOT NULL,
    address text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.auth_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.auth_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.auth_session (
    id text NOT NULL,
    system text NOT NULL,
    login text NOT NULL,
    record text NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint NOT NULL,
    may_download integer NOT NULL
);
CREATE TABLE public.auth_token (
    hash text NOT NULL,
    session_id text NOT NULL,
    kind text NOT NULL,
    salt text NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE public.calendar (
    day integer NOT NULL,
    class integer NOT NULL,
    weekday_bit integer NOT NULL,
    holiday text NOT NULL
);
CREATE TABLE public.content (
    region integer NOT NULL,
    "position" integer NOT NULL,
    device text NOT NULL,
    block text NOT NULL,
    entry text NOT NULL
);
CREATE TABLE public.coupon (
    course_id integer NOT NULL,
    coupon_no integer NOT NULL,
    discount integer NOT NULL,
    valid_from integer NOT NULL,
    valid_to integer NOT NULL
);
CREATE TABLE public.course (
    id integer NOT NULL,
    pref integer NOT NULL,
    country integer NOT NULL,
    category integer NOT NULL,
    flags integer NOT NULL,
    road integer NOT NULL,
    distance_km integer NOT NULL,
    lat integer NOT NULL,
    lon integer NOT NULL,
    reservations integer NOT NULL,
    reviews integer NOT NULL,
    overall integer NOT NULL,
    staff integer NOT NULL,
    facility integer NOT NULL,
    meal integer NOT NULL,
    cost_performance integer NOT NULL,
    maintenance integer NOT NULL,
    distance integer NOT NULL,
    fairway integer NOT NULL,
    layout integer NOT NULL,
    green integer NOT NULL,
    atmosphere integer NOT NULL,
    name text NOT NULL,
    kana text NOT NULL,
    search_name text NOT NULL,
    city text NOT NULL,
    interchange text NOT NULL,
    golf_tax integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.imported (
    what text NOT NULL,
    day integer NOT NULL
);
CREATE TABLE public.inventory (
    id integer NOT NULL,
    generation integer NOT NULL,
    courses integer NOT NULL,
    from_day integer NOT NULL,
    to_day integer NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.member (
    id text NOT NULL,
    "position" integer NOT NULL,
    points integer NOT NULL,
    transient_points integer NOT NULL,
    coupons integer NOT NULL,
    rgc integer NOT NULL,
    sgc integer NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    phone_number text NOT NULL
);
CREATE TABLE public.plan (
    course_id integer NOT NULL,
    plan_no integer NOT NULL,
    price0 integer NOT NULL,
    price1 integer NOT NULL,
    price2 integer NOT NULL,
    valid_from integer NOT NULL,
    valid_to integer NOT NULL,
    flags integer NOT NULL,
    zones bigint NOT NULL,
    fee2 integer DEFAULT 0 NOT NULL,
    fee3 integer DEFAULT 0 NOT NULL,
    lunch_fee integer DEFAULT 0 NOT NULL,
    caddie_fee integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.plan_text (
    course_id integer NOT NULL,
    plan_no integer NOT NULL,
    title text NOT NULL,
    search_title text NOT NULL
);
CREATE TABLE public.solo_round (
    course_id integer NOT NULL,
    day integer NOT NULL,
    round_no integer NOT NULL,
    start integer NOT NULL,
    price integer NOT NULL,
    caddie integer NOT NULL,
    lunch integer NOT NULL,
    style integer NOT NULL,
    joined integer NOT NULL,
    "least" integer NOT NULL,
    entrants text NOT NULL
);
CREATE TABLE public.stock (
    course_id integer NOT NULL,
    day integer NOT NULL,
    runs bigint NOT NULL,
    free bigint NOT NULL
);
INSERT INTO public.ad VALUES
	('', 0, 501),
	('pc_top_right', 0, 502);
INSERT INTO public.auth_account VALUES
	('panda', 'panda-1001', 'scrypt$32768$8$3$w-iqrhDbPo0nWkvL_a50vg$SzcJ4bwB2OXf9fuzZ0gCp0qzwqoOQf1oVmvdev7CVf0', '{"staff_id":"1001"}', 0);
INSERT INTO public.auth_audit VALUES
	('40f57af3-7f6e-4f07-803a-d0ab448f77c4', 'signed-in', 'panda', 'panda-1001', 'f25b6bac-681b-40bc-9871-4630afbaadf3', '127.0.0.1', 1795215600893),
	('ac98d0bb-773f-4839-9213-007074d13e99', 'sign-in-refused', 'panda', 'panda-1001', '', '127.0.0.1', 1795215601044),
	('6becda27-da01-45f3-9c97-2092f8910c02', 'signed-in', 'panda', 'panda-1001', '01d942e4-aa1d-4bca-8955-21fa885c6bf2', '127.0.0.1', 1795215601322),
	('bcdf16ef-be77-40ff-97ba-7c0cec889f84', 'rotated', 'panda', 'panda-1001', '01d942e4-aa1d-4bca-8955-21fa885c6bf2', '127.0.0.1', 1795215601330),
	('8062caac-b23a-4ac9-b75c-b72b6f3e34bb', 'signed-out', 'panda', 'panda-1001', '01d942e4-aa1d-4bca-8955-21fa885c6bf2', '127.0.0.1', 1795215601333);
INSERT INTO public.auth_migration VALUES
	('001-auth', '2026-11-25T07:53:39.702Z');
INSERT INTO public.auth_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.auth_session VALUES
	('f25b6bac-681b-40bc-9871-4630afbaadf3', 'panda', 'panda-1001', '{"staff_id":"1001"}', 1795258800892, 0, 0),
	('01d942e4-aa1d-4bca-8955-21fa885c6bf2', 'panda', 'panda-1001', '{"staff_id":"1001"}', 1795258801321, 1795215601333, 0);
INSERT INTO public.auth_token VALUES
	('MDghvJaKmvGZm6kB4v2y2JRIjdVQIZElaO9KV_nzryo', 'f25b6bac-681b-40bc-9871-4630afbaadf3', 'access', 'TLqXLhMmptWWVC0oeVto7OXkFjP0yBxdOxjogPdcNAY', 1795216500894, 0),
	('eo5XCoT8Rr2-ursiANrslOpxIhmkTJ1iDyFYjhklEO4', 'f25b6bac-681b-40bc-9871-4630afbaadf3', 'refresh', 'tBQAPo1k8l_e3Jubj1RRTzVgI-wh2LsrDVXR6N9brm8', 1795258800892, 0),
	('uH-JtkQ0HblbJxTIWYvoCTxL-3a-wgdFc8T2Sguymzk', '01d942e4-aa1d-4bca-8955-21fa885c6bf2', 'access', 'Yq_rtNP8Cmk-0lvLyK5OGsR3XjRSjlQmm_PUkjfhukA', 1795216501323, 0),
	('hXOH-nkRmlhANo96p8q_Prjd2lhtUVJb5jJMtD2SbsI', '01d942e4-aa1d-4bca-8955-21fa885c6bf2', 'access', 'YVzNvb5vt0H_Jy_3G1hklFtrun3pq7MdSJ9g290SjCA', 1795216501328, 0),
	('eCJsa7HY1-eja28Bi3SpRhPmVUhoTdZ6QkmskQo8bmU', '01d942e4-aa1d-4bca-8955-21fa885c6bf2', 'refresh', 'csGbZqE3Gxi55IGOPHCMK9C1Rb5rcr1lExflhcIS8Es', 1795258801321, 0),
	('6TBHvdLlDDiE7XV3jHuE7CikQboANAGrSN-0suPVULc', '01d942e4-aa1d-4bca-8955-21fa885c6bf2', 'refresh', 'V4USdraZb4RKopWz3j0LENHq5lX8imc1gAkR5TnO_4s', 1795258801321, 1795215601330);
INSERT INTO public.calendar VALUES
	(20778, 1, 64, ''),
	(20779, 2, 128, ''),
	(20780, 2, 128, '勤労感謝の日'),
	(20781, 0, 4, ''),
	(20782, 0, 8, ''),
	(20783, 0, 16, ''),
	(20784, 0, 32, ''),
	(20785, 1, 64, ''),
	(20786, 2, 128, ''),
	(20787, 0, 2, ''),
	(20788, 0, 4, ''),
	(20789, 0, 8, ''),
	(20790, 0, 16, ''),
	(20791, 0, 32, ''),
	(20792, 1, 64, ''),
	(20793, 2, 128, ''),
	(20794, 0, 2, ''),
	(20795, 0, 4, ''),
	(20796, 0, 8, ''),
	(20797, 0, 16, ''),
	(20798, 0, 32, ''),
	(20799, 1, 64, ''),
	(20800, 2, 128, ''),
	(20801, 0, 2, ''),
	(20802, 0, 4, ''),
	(20803, 0, 8, ''),
	(20804, 0, 16, ''),
	(20805, 0, 32, ''),
	(20806, 1, 64, ''),
	(20807, 2, 128, ''),
	(20808, 0, 2, ''),
	(20809, 0, 4, ''),
	(20810, 0, 8, ''),
	(20811, 0, 16, ''),
	(20812, 0, 32, ''),
	(20813, 1, 64, ''),
	(20814, 2, 128, ''),
	(20815, 0, 2, ''),
	(20816, 0, 4, ''),
	(20817, 0, 8, ''),
	(20818, 0, 16, ''),
	(20819, 2, 128, '元日'),
	(20820, 1, 64, ''),
	(20821, 2, 128, ''),
	(20822, 0, 2, ''),
	(20823, 0, 4, ''),
	(20824, 0, 8, ''),
	(20825, 0, 16, ''),
	(20826, 0, 32, ''),
	(20827, 1, 64, ''),
	(20828, 2, 128, ''),
	(20829, 2, 128, '成人の日'),
	(20830, 0, 4, ''),
	(20831, 0, 8, ''),
	(20832, 0, 16, ''),
	(20833, 0, 32, ''),
	(20834, 1, 64, ''),
	(20835, 2, 128, ''),
	(20836, 0, 2, ''),
	(20837, 0, 4, ''),
	(20838, 0, 8, ''),
	(20839, 0, 16, ''),
	(20840, 0, 32, ''),
	(20841, 1, 64, ''),
	(20842, 2, 128, ''),
	(20843, 0, 2, ''),
	(20844, 0, 4, ''),
	(20845, 0, 8, ''),
	(20846, 0, 16, ''),
	(20847, 0, 32, ''),
	(20848, 1, 64, ''),
	(20849, 2, 128, ''),
	(20850, 0, 2, ''),
	(20851, 0, 4, ''),
	(20852, 0, 8, ''),
	(20853, 0, 16, ''),
	(20854, 0, 32, ''),
	(20855, 1, 64, ''),
	(20856, 2, 128, ''),
	(20857, 0, 2, ''),
	(20858, 0, 4, ''),
	(20859, 0, 8, ''),
	(20860, 2, 128, '建国記念の日'),
	(20861, 0, 32, ''),
	(20862, 1, 64, ''),
	(20863, 2, 128, ''),
	(20864, 0, 2, ''),
	(20865, 0, 4, ''),
	(20866, 0, 8, ''),
	(20867, 0, 16, ''),
	(20868, 0, 32, ''),
	(20869, 1, 64, ''),
	(20870, 2, 128, ''),
	(20871, 0, 2, ''),
	(20872, 2, 128, '天皇誕生日'),
	(20873, 0, 8, ''),
	(20874, 0, 16, ''),
	(20875, 0, 32, ''),
	(20876, 1, 64, ''),
	(20877, 2, 128, ''),
	(20878, 0, 2, ''),
	(20879, 0, 4, ''),
	(20880, 0, 8, ''),
	(20881, 0, 16, ''),
	(20882, 0, 32, ''),
	(20883, 1, 64, ''),
	(20884, 2, 128, ''),
	(20885, 0, 2, ''),
	(20886, 0, 4, ''),
	(20887, 0, 8, ''),
	(20888, 0, 16, ''),
	(20889, 0, 32, ''),
	(20890, 1, 64, ''),
	(20891, 2, 128, ''),
	(20892, 0, 2, ''),
	(20893, 0, 4, ''),
	(20894, 0, 8, ''),
	(20895, 0, 16, ''),
	(20896, 0, 32, ''),
	(20897, 1, 64, ''),
	(20898, 2, 128, '春分の日'),
	(20899, 2, 128, '春分の日 振替休日'),
	(20900, 0, 4, ''),
	(20901, 0, 8, ''),
	(20902, 0, 16, ''),
	(20903, 0, 32, ''),
	(20904, 1, 64, ''),
	(20905, 2, 128, ''),
	(20906, 0, 2, ''),
	(20907, 0, 4, ''),
	(20908, 0, 8, ''),
	(20909, 0, 16, ''),
	(20910, 0, 32, ''),
	(20911, 1, 64, ''),
	(20912, 2, 128, ''),
	(20913, 0, 2, ''),
	(20914, 0, 4, ''),
	(20915, 0, 8, ''),
	(20916, 0, 16, ''),
	(20917, 0, 32, ''),
	(20918, 1, 64, ''),
	(20919, 2, 128, ''),
	(20920, 0, 2, ''),
	(20921, 0, 4, ''),
	(20922, 0, 8, ''),
	(20923, 0, 16, ''),
	(20924, 0, 32, ''),
	(20925, 1, 64, ''),
	(20926, 2, 128, ''),
	(20927, 0, 2, ''),
	(20928, 0, 4, ''),
	(20929, 0, 8, ''),
	(20930, 0, 16, ''),
	(20931, 0, 32, ''),
	(20932, 1, 64, ''),
	(20933, 2, 128, ''),
	(20934, 0, 2, ''),
	(20935, 0, 4, ''),
	(20936, 0, 8, ''),
	(20937, 2, 128, '昭和の日'),
	(20938, 0, 32, ''),
	(20939, 1, 64, ''),
	(20940, 2, 128, ''),
	(20941, 2, 128, '憲法記念日'),
	(20942, 2, 128, 'みどりの日'),
	(20943, 2, 128, 'こどもの日'),
	(20944, 0, 16, ''),
	(20945, 0, 32, ''),
	(20946, 1, 64, ''),
	(20947, 2, 128, ''),
	(20948, 0, 2, ''),
	(20949, 0, 4, ''),
	(20950, 0, 8, ''),
	(20951, 0, 16, ''),
	(20952, 0, 32, ''),
	(20953, 1, 64, ''),
	(20954, 2, 128, ''),
	(20955, 0, 2, ''),
	(20956, 0, 4, ''),
	(20957, 0, 8, ''),
	(20958, 0, 16, ''),
	(20959, 0, 32, ''),
	(20960, 1, 64, ''),
	(20961, 2, 128, ''),
	(20962, 0, 2, ''),
	(20963, 0, 4, ''),
	(20964, 0, 8, ''),
	(20965, 0, 16, ''),
	(20966, 0, 32, ''),
	(20967, 1, 64, ''),
	(20968, 2, 128, ''),
	(20969, 0, 2, ''),
	(20970, 0, 4, ''),
	(20971, 0, 8, ''),
	(20972, 0, 16, ''),
	(20973, 0, 32, ''),
	(20974, 1, 64, ''),
	(20975, 2, 128, ''),
	(20976, 0, 2, ''),
	(20977, 0, 4, ''),
	(20978, 0, 8, ''),
	(20979, 0, 16, ''),
	(20980, 0, 32, ''),
	(20981, 1, 64, ''),
	(20982, 2, 128, ''),
	(20983, 0, 2, ''),
	(20984, 0, 4, ''),
	(20985, 0, 8, ''),
	(20986, 0, 16, ''),
	(20987, 0, 32, ''),
	(20988, 1, 64, ''),
	(20989, 2, 128, ''),
	(20990, 0, 2, ''),
	(20991, 0, 4, ''),
	(20992, 0, 8, ''),
	(20993, 0, 16, ''),
	(20994, 0, 32, ''),
	(20995, 1, 64, ''),
	(20996, 2, 128, ''),
	(20997, 0, 2, ''),
	(20998, 0, 4, ''),
	(20999, 0, 8, '');
INSERT INTO public.content VALUES
	(0, 0, 'pc', 'notice', '{"display":1,"href":"/gora/landing/help","label":"台風26号のため一部のゴルフ場でクローズ"}'),
	(102, 0, 'pc', 'news', '{"display":1,"href":"/a","label":"早朝プラン始めました","date":"2026-11-20"}'),
	(0, 0, 'sp', 'lowBanner', '{"display":1,"href":"https://golf.example/","src":"/b.jpg","alt":"冬のバナー"}');
INSERT INTO public.coupon VALUES
	(501, 1, 500, 0, 99999);
INSERT INTO public.course VALUES
	(501, 12, 0, 1, 10, 0, 0, 3561000, 14012000, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '朝芝カントリー倶楽部', 'あさしば', '朝芝カントリー倶楽部 アサシバ', '', '', 600),
	(502, 14, 0, 5, 0, 0, 0, 3531000, 13955000, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '海の丘, ゴルフ', 'うみのおか', '海ノ丘, ゴルフ ウミノオカ', '', '', 800);
INSERT INTO public.imported VALUES
	('inventory', 20778),
	('content', 20778),
	('ad', 20778),
	('member', 20778);
INSERT INTO public.inventory VALUES
	(1, 7, 4, 20778, 20999);
INSERT INTO public.kysely_migration VALUES
	('001-inventory', '2026-11-25T07:53:37.312Z'),
	('002-fees', '2026-11-25T07:53:37.317Z'),
	('003-solo-rounds', '2026-11-25T07:53:37.319Z'),
	('004-imports', '2026-11-25T07:53:37.322Z'),
	('005-members', '2026-11-25T07:53:37.323Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.member VALUES
	('m-1', 0, 1200, 200, 2, 1, 0, 'member', '朝野 圭', '');
INSERT INTO public.plan VALUES
	(501, 1, 9800, 15800, 16800, 0, 99999, 268435589, 17317888, 0, 0, 0, 0),
	(501, 2, 5000, 0, 0, 0, 99999, 4096, 549755813888, 0, 0, 0, 0),
	(502, 1, 0, 21000, 22000, 0, 99999, 2, 567489872400, 0, 0, 0, 0);
INSERT INTO public.plan_text VALUES
	(501, 1, '昼食付き
セルフ', '昼食付キ セルフ'),
	(501, 2, '薄暮', '薄暮'),
	(502, 1, '土日限定', '土日限定');
INSERT INTO public.stock VALUES
	(501, 20785, 567489974800, 13056),
	(502, 20785, 567490920976, 65536),
	(502, 20787, 567490920976, 65536);
ALTER TABLE ONLY public.ad
    ADD CONSTRAINT ad_key PRIMARY KEY (place, "position");
ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT auth_account_key PRIMARY KEY (system, login);
ALTER TABLE ONLY public.auth_audit
    ADD CONSTRAINT auth_audit_key PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_migration_lock
    ADD CONSTRAINT auth_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_migration
    ADD CONSTRAINT auth_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_key PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_token
    ADD CONSTRAINT auth_token_key PRIMARY KEY (hash);
ALTER TABLE ONLY public.calendar
    ADD CONSTRAINT calendar_key PRIMARY KEY (day);
ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_key PRIMARY KEY (device, region, block, "position");
ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_key PRIMARY KEY (course_id, coupon_no);
ALTER TABLE ONLY public.course
    ADD CONSTRAINT course_key PRIMARY KEY (id);
ALTER TABLE ONLY public.imported
    ADD CONSTRAINT imported_pkey PRIMARY KEY (what);
ALTER TABLE ONLY public.inventory
    ADD CONSTRAINT inventory_key PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_key PRIMARY KEY (course_id, plan_no);
ALTER TABLE ONLY public.plan_text
    ADD CONSTRAINT plan_text_key PRIMARY KEY (course_id, plan_no);
ALTER TABLE ONLY public.solo_round
    ADD CONSTRAINT solo_round_key PRIMARY KEY (day, course_id, round_no);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_key PRIMARY KEY (course_id, day);
CREATE INDEX auth_audit_by_event ON public.auth_audit USING btree (event, at);
CREATE INDEX auth_session_by_end ON public.auth_session USING btree (expires_at);
CREATE INDEX auth_token_by_session ON public.auth_token USING btree (session_id);
CREATE INDEX calendar_by_class ON public.calendar USING btree (class, day);
CREATE INDEX course_by_pref ON public.course USING btree (pref);
CREATE INDEX plan_by_price0 ON public.plan USING btree (course_id, price0);
CREATE INDEX plan_by_price0_fee2 ON public.plan USING btree (course_id, ((price0 + fee2)));
CREATE INDEX plan_by_price0_fee3 ON public.plan USING btree (course_id, ((price0 + fee3)));
CREATE INDEX plan_by_price1 ON public.plan USING btree (course_id, price1);
CREATE INDEX plan_by_price1_fee2 ON public.plan USING btree (course_id, ((price1 + fee2)));
CREATE INDEX plan_by_price1_fee3 ON public.plan USING btree (course_id, ((price1 + fee3)));
CREATE INDEX plan_by_price2 ON public.plan USING btree (course_id, price2);
CREATE INDEX plan_by_price2_fee2 ON public.plan USING btree (course_id, ((price2 + fee2)));
CREATE INDEX plan_by_price2_fee3 ON public.plan USING btree (course_id, ((price2 + fee3)));
