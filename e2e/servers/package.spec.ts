import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publishWidget } from 'registry/client';
import { SUMS } from 'tooling/package/seal';
import { compiledProgram, SERVERS } from 'tooling/package/servers';
import { writePackage } from 'tooling/package/writePackage';
import { copyBuilt, replaceFile } from '../stack/changedWidget.ts';
import { CLOCK } from '../stack/test.ts';
import { bytesBelow, namesBelow, readImage, unpackLayers, withLoader } from './image.ts';
import { runInProduction, unpack } from './unpacked.ts';

const CREATED_AT = new Date('2026-11-21T08:00:00+09:00');
/** Bytes that a server may have beside Node. */
const MOST = 150_000_000;
const NOT_FOR_OPERATORS =
  /node_modules\/(webpack|typescript|terser|@swc|@electric-sql|jest|playwright)|pgliteThread|\.test\.|\/testing\//;

/** Milliseconds, on a machine that does other things as well. */
const LONGEST = 300_000;

/** An operator's files, as small as an inventory can be. */
const INVENTORY = {
  'courses.csv': `id,name,kana,pref,category,features,lat,lon,overall,golf_tax
501,朝芝カントリー倶楽部,あさしば,12,1,practice bath,35.61,140.12,4.3,600
`,
  'plans.csv': `course_id,plan_no,title,price_weekday,price_saturday,price_holiday,start_from,start_to,features
501,1,昼食付きセルフ,9800,15800,16800,7,9,lunch cart selfPlay threeSum
`,
  'stock.csv': 'course_id,day,starts\n501,2026-11-28,7:00 7:08 7:24 8:00\n',
};

test.describe.configure({ mode: 'serial', timeout: LONGEST });

let folder: string;
let packed: string;
test.beforeAll(async () => {
  // two archives of Node are compressed
  test.setTimeout(LONGEST);
  folder = await mkdtemp(join(tmpdir(), 'asashiba-package-'));
  packed = join(folder, 'packed');
  const { archives } = await writePackage({ output: packed, createdAt: CREATED_AT });
  for (const { name, size, unpacked } of archives)
    process.stdout.write(`${name}: ${size} bytes, ${unpacked} unpacked\n`);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('what ships serves the top page with its widgets and answers a search, with nothing but its Node and a database', async () => {
  const unpacked = join(folder, 'unpacked');
  const inventory = join(folder, 'inventory');
  for (const path of [unpacked, inventory]) await mkdir(path);
  for (const [name, text] of Object.entries(INVENTORY))
    await writeFile(join(inventory, name), text);
  const what = await unpack(packed, unpacked);
  for (const server of Object.values(what.servers)) {
    expect(bytesBelow(server)).toBeLessThan(MOST);
    expect(namesBelow(server).filter((path) => NOT_FOR_OPERATORS.test(path))).toEqual([]);
  }
  const site = await runInProduction(what, { inventory, clock: CLOCK });
  try {
    // a version is painted on the server for the first time beside documents
    await expect(async () => {
      const top = await (await fetch(`${site.shellUrl}/index-pc`)).text();
      for (const slot of ['search', 'content-main', 'member'])
        expect(top).toMatch(new RegExp(`data-slot="${slot}" data-widget="mf-`));
      expect(top).toContain('検索する');
    }).toPass();
    await expect(async () => {
      const results = await fetch(`${site.shellUrl}/search/result/?area[]=12&widthday=31`);
      expect(await results.text()).toContain('朝芝カントリー倶楽部');
    }).toPass();
    // the registry that ships runs what it is given, too
    const folder = await copyBuilt('mf-content', '9.0.0', (copy, manifest) =>
      replaceFile(copy, manifest, manifest.server, "throw new Error('no window');"),
    );
    const { registryUrl } = site;
    await expect(
      publishWidget({ registryUrl, ...site.accessOf('mf-content'), folder }),
    ).rejects.toThrow('it does not load: no window (server/widget.cjs:1:7).');
  } finally {
    await site.stop();
  }
});

test('images run as nobody, on the ports of their settings, with the program of their server', () => {
  for (const [name, { ports, programs }] of Object.entries(SERVERS)) {
    const { config } = readImage(join(packed, 'images', name));
    expect(config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(Object.keys(config.ExposedPorts)).toEqual(
      Object.values(ports).map((port) => `${port}/tcp`),
    );
    expect(config.Cmd).toEqual([compiledProgram(programs[0])]);
  }
});

test('an image has what its Node, and the shell that limits renderers, need of a system', async () => {
  const root = join(folder, 'root');
  await mkdir(root);
  await unpackLayers(join(packed, 'images/shell'), root);
  const run = withLoader(root);
  expect(run('usr/local/bin/node', '--print', 'process.version')).toBe(`${process.version}\n`);
  expect(run('bin/sh', '-c', 'ulimit -f 0; echo limited')).toBe('limited\n');
  for (const program of ['usr/local/bin/node', 'bin/sh', 'bin/nice'])
    expect(run.libraries(program).filter((path) => !path.startsWith(root))).toEqual([]);
  expect(namesBelow(root)).toContain('app/shell/server/server.js');
  // a scanner knows the packages of the system by their records
  if (existsSync('/var/lib/dpkg/status'))
    expect(readFileSync(join(root, 'var/lib/dpkg/status.d/libc6'), 'utf8')).toMatch(/^Version: /m);
});

test('the same builds are packaged as the same bytes', async () => {
  const again = join(folder, 'again');
  await writePackage({ output: again, createdAt: CREATED_AT });
  const sums = readFileSync(join(packed, SUMS), 'utf8');
  expect(readFileSync(join(again, SUMS), 'utf8')).toBe(sums);
  for (const name of Object.keys(SERVERS)) expect(sums).toContain(`  images/${name}/index.json\n`);
});
