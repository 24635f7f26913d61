import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { widgetManifest } from 'shared-contracts/widget';
import { widgetFiles } from '../testing/aBuiltWidget.ts';
import { openRecordStore, type RecordStore } from './recordStore.ts';

let folder: string;
let store: RecordStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'));
  store = openRecordStore(folder);
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const at = '2026-11-21T08:00:00.000Z';
const publish = (version: string) => {
  const manifest = widgetManifest.parse(JSON.parse(widgetFiles({ version })['widget.json']!));
  store.publish(
    { name: manifest.name, version, manifest, fingerprint: version, slots: [], config: {}, publishedAt: at, publishedBy: 'team' },
    { at, who: 'team', act: 'published', widget: manifest.name, version, why: '' },
  );
};

it('[R10.04] undoes the whole act when a part of it fails: no line in the log, the old version live', () => {
  publish('1.0.0');
  expect(() => publish('1.0.0')).toThrow(/UNIQUE/);
  expect(store.audit()).toHaveLength(1);
  expect(store.live().map(({ version }) => version)).toEqual(['1.0.0']);
});

it('[R10.04] has an audit log that only grows', () => {
  publish('1.0.0');
  const database = new DatabaseSync(join(folder, 'registry.sqlite'));
  expect(() => database.exec('DELETE FROM audit')).toThrow('the audit log only grows');
  expect(() => database.exec("UPDATE audit SET who = 'nobody'")).toThrow('the audit log only grows');
  database.close();
});
