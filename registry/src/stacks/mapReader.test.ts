import { widgetManifest } from 'shared-contracts/widget';
import { widgetFiles } from '../testing/widgetFiles.ts';
import { mapReader } from './mapReader.ts';

const MAP = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' });
const files = widgetFiles({ name: 'mf-ads', files: { 'maps/widget.ab12.js.map': MAP } });
const manifest = widgetManifest.parse(JSON.parse(files['widget.json']));
const KEY = 'mf-ads/1.0.0/maps/widget.ab12.js.map';

/** A reader of a store of texts, and the keys that it was asked for. */
function aReader(store: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  let now = 0;
  const reader = mapReader({
    read: async (key) => {
      asked.push(key);
      return store[key] === undefined ? undefined : Buffer.from(store[key]);
    },
    clock: () => now,
  });
  return { ...reader, asked, wait: (milliseconds: number) => (now += milliseconds) };
}

it('[R10.05] a map is read once, with the hash that the team has signed', async () => {
  const { ofVersion, asked } = aReader({ [KEY]: MAP });
  expect(await ofVersion(manifest, 'widget.ab12.js')).toBeDefined();
  expect(await ofVersion(manifest, 'widget.ab12.js')).toBeDefined();
  expect(asked).toEqual([KEY]);
  const { ofVersion: ofChanged } = aReader({ [KEY]: MAP.replace('a.ts', 'b.ts') });
  expect(await ofChanged(manifest, 'widget.ab12.js')).toBeUndefined();
});

it('[R10.05] what a version does not list is not asked for', async () => {
  const { ofVersion, asked } = aReader({ [KEY]: MAP });
  for (const script of ['other.js', '../widget.json', '__proto__'])
    expect(await ofVersion(manifest, script)).toBeUndefined();
  expect(asked).toEqual([]);
});

it('[R10.05] a shell has its maps beside its files, and one that is lost is asked for again', async () => {
  const store: Record<string, string> = {};
  const { ofShell, asked } = aReader(store);
  expect(await ofShell('main.ab12cd34.js')).toBeUndefined();
  store['shell/files/main.ab12cd34.js.map'] = MAP;
  expect(await ofShell('main.ab12cd34.js')).toBeDefined();
  expect(asked).toHaveLength(2);
});

it.each([
  ['no JSON', '{'],
  ['another form', '{"version":3,"sections":[]}'],
  ['megabytes', `{"version":3,"sources":[],"names":[],"mappings":"${';'.repeat(5_000_000)}"}`],
])('[R10.05] a map that is %s is none', async (_what, text) => {
  const { ofShell } = aReader({ 'shell/files/main.ab12cd34.js.map': text });
  expect(await ofShell('main.ab12cd34.js')).toBeUndefined();
});

it('[R10.05] so many maps are read in a minute, whatever strangers name', async () => {
  const { ofShell, asked, wait } = aReader({});
  for (let file = 0; file < 500; file += 1) await ofShell(`main.${file}.js`);
  expect(asked).toHaveLength(60);
  wait(60_000);
  await ofShell('main.ab12cd34.js');
  expect(asked).toHaveLength(61);
});
