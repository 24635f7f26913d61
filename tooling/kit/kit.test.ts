/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aRunningRegistry, TOKENS } from 'registry/testing';
import { findBrowser } from '../browsers/findBrowser.ts';
import { allEventRecords } from '../build/eventRecords.ts';
import { kitArchives } from '../package/createArchive.ts';
import { installKit, type InstalledKit, LONGEST, typeErrors } from './installedKit.ts';

const run = promisify(execFile);
const COMMANDS = 'create dev build test check conform publish preview release replay'.split(' ');

let installed: InstalledKit;
beforeAll(async () => {
  installed = await installKit();
}, LONGEST);
afterAll(() => installed.remove());

describe('the packed contracts and kit', () => {
  it('[R10.02] need no package but the contracts, have each file that they name, and the terms of what they bundle', async () => {
    const wanted = new Map([
      [installed.contracts, { dependencies: undefined, files: ['internal.js'], bundled: ['zod'] }],
      [
        installed.kit,
        {
          dependencies: { '@asashiba/contracts': expect.stringMatching(/^\d+\.\d+\.\d+$/) },
          files: ['renderer/realm.cjs', 'renderer/page/trial.js', 'program.js', 'sourceLoader.js'],
          bundled: ['zod', 'tar', 'react-dom', 'react-refresh'],
        },
      ],
    ]);
    for (const [own, { dependencies, files, bundled }] of wanted) {
      const named = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as {
        exports: object;
      };
      expect({ dependencies: undefined, ...named }).toMatchObject({ dependencies });
      const paths = JSON.stringify(named.exports).match(/\.\/\w+(?:\.\w+)+/g) ?? [];
      expect(paths.length).toBeGreaterThan(5);
      for (const path of [...paths, ...files, 'LICENSE', 'README.md', 'sbom.cdx.json'])
        expect((await stat(join(own, path))).size).toBeGreaterThan(0);
      const terms = await readFile(join(own, 'licences.txt'), 'utf8');
      for (const name of bundled) expect(terms).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    // others than Windows start it by its first line
    expect((await stat(join(installed.kit, 'program.js'))).mode & 0o111).not.toBe(0);
  });

  it(
    '[R10.02] have the same bytes each time',
    async () => {
      const [first, second] = await kitArchives(new Date(0));
      expect(first?.bytes.equals(await readFile(installed.archiveOf('contracts')))).toBe(true);
      expect(second?.bytes.equals(await readFile(installed.archiveOf('kit')))).toBe(true);
    },
    LONGEST,
  );

  it('[R10.02] export each value that their declarations name, and no other', async () => {
    const declared = async (file: string) =>
      [...(await readFile(file, 'utf8')).matchAll(/^export declare \w+ (\w+)/gm)].map(
        ([, name]) => name,
      );
    const contract = join(installed.contracts, 'index.d.ts');
    for (const [name, file] of [
      ['@asashiba/contracts', contract],
      ['@asashiba/widget-kit', contract],
      ['@asashiba/widget-kit/testing', join(installed.kit, 'testing.d.ts')],
    ] as const) {
      const code = `console.log(Object.keys(await import('${name}')).join())`;
      const words = ['--input-type=module', '--eval', code];
      const { stdout } = await run(process.execPath, words, { cwd: installed.folder });
      expect(stdout.trim().split(',').toSorted()).toEqual((await declared(file)).toSorted());
    }
  });

  it('[R10.02][R10.05] have the events and the calls of this site, as JSON and as a program, once', async () => {
    const json = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(installed.contracts, `${name}.schema.json`), 'utf8'));
    expect(await json('events')).toEqual(allEventRecords());
    expect(await json('gateway')).toMatchObject({
      holidayList: { method: 'GET', path: '/calendar/holidays', reply: { type: 'object' } },
    });
    const code = `import { EVENTS } from '@asashiba/contracts';
      const { schema, kept } = EVENTS['search-form:region-changed'];
      console.log(kept, schema.parse({ region: 101 }).region);
      schema.parse({ region: 'Kanto' });`;
    const refused = run(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: installed.folder,
    });
    await expect(refused).rejects.toMatchObject({
      stdout: 'true 101\n',
      stderr: expect.stringMatching(/expected number/),
    });
    for (const file of ['program.js', 'testing.js'])
      expect(await readFile(join(installed.kit, file), 'utf8')).not.toContain(
        "'search-form:region-changed': {",
      );
  });
});

const IN_TYPESCRIPT = `
import type { GatewayCalls } from '@asashiba/contracts';
import type { BrowserHost, Events, WidgetModule } from '@asashiba/widget-kit';
import { fakeHost } from '@asashiba/widget-kit/testing';

export const widget: WidgetModule<number> = {
  contract: 1,
  load: async (props, host) => host.now() + props.query.length,
  render: (props, data) => String(data),
  mount(element, props, host) {
    host.bus.subscribe('search-form:region-changed', ({ region }) => element.append(String(region)));
    return { update() {}, unmount() {} };
  },
};
export const host: BrowserHost = fakeHost({ answers: {}, locale: 'en-US' });
export const count: Events['results:search-completed']['count'] = 1;
export const found: GatewayCalls['courseCount']['reply']['search_cnt'] = 1;
`;

describe('the declarations of the kit', () => {
  it(
    '[R10.02] fit the widget that is created, in JavaScript, and one in TypeScript',
    async () => {
      const own = await installed.aWidget('mf-typed', { 'other.ts': IN_TYPESCRIPT });
      expect(await typeErrors(own, ['widget.js', 'other.ts'])).toBe('');
    },
    LONGEST,
  );

  it(
    '[R10.02] refuse another payload, an unknown event, a field that no reply has, a module without render',
    async () => {
      const own = await installed.aWidget('mf-mistyped', {
        'wrong.ts': IN_TYPESCRIPT.replace('({ region })', '({ area })')
          .replace("['results:search-completed']", "['results:counted']")
          .replace("['search_cnt']", "['searched']")
          .replace('render:', 'paint:'),
      });
      const said = await typeErrors(own, ['wrong.ts']);
      for (const word of ["'area'", "'results:counted'", "'searched'", "'paint'"])
        expect(said).toContain(word);
    },
    LONGEST,
  );
});

it.each(COMMANDS)(
  '[R10.02] asashiba-widget %s --help says how it is called, and does nothing',
  async (name) => {
    const { code, stdout, stderr } = await installed.type([name, '--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^asashiba-widget ${name}\\b.*\\n\\n\\S`));
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(130);
    expect((await installed.type([])).stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  },
);

it(
  '[R10.04] a publish that gives nobody the version fails, and says how it gets visitors',
  async () => {
    await using ends = new AsyncDisposableStack();
    const registry = await aRunningRegistry();
    ends.defer(() => registry.stop());
    const own = await installed.aWidget('mf-results');
    expect(await installed.type(['build'], own)).toMatchObject({ code: 0 });
    const access = ['--to', registry.url, '--token', TOKENS['mf-results'], '--why', 'tried'];
    const publish = (...words: readonly string[]) =>
      installed.type(['publish', ...access, ...words], own);
    expect(await publish('--unreleased')).toMatchObject({ code: 0, stderr: '' });
    expect(await publish('--unreleased')).toMatchObject({ code: 0, stderr: '' });
    expect(await publish('--canary', '10')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Nobody gets .*: npx asashiba-widget release start \S+ gives it visitors\.\n$/,
      ),
    });
  },
  LONGEST,
);

it(
  '[R10.02] dev says whose token it needs where the registry does not know the one that it was given',
  async () => {
    await using ends = new AsyncDisposableStack();
    const registry = await aRunningRegistry();
    ends.defer(() => registry.stop());
    const own = await installed.aWidget('mf-token');
    const words = ['dev', '--site', registry.url, '--to', registry.url, '--token', 'nope'];
    expect(await installed.type(words, own)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^A bearer token .*\ndev needs .* an operator's token: npm run/,
      ),
    });
  },
  LONGEST,
);

/** What is wrong on a command line, in an empty folder or in that of a widget, and what is said of it. */
const WRONG: readonly (readonly [line: string, said: RegExp])[] = [
  ['nope', /^There is no command "nope"; there are create, dev, build, test, check, conform, /],
  ['create holiday', /^"holiday" is no name of a widget: write mf-/],
  ['create mf-wrong', /^There is .*widget\.js.* here already: begin in an empty folder\.$/],
  ['build --version 1', /^The version cannot be built: version: write three numbers, 1\.2\.0\.$/],
  ['dev', /^Say in which running site: dev --site http/],
  ['dev --site nope', /^"nope" is no address: write https:/],
  ['dev --site http://127.0.0.1:9/', /^Say which registry: set REGISTRY_URL/],
  ['dev --site http://127.0.0.1:9/ --to http://127.0.0.1:9', /^There is no token: /],
  ['check', /^Nothing is built here: run asashiba-widget build first\.$/],
  ['check --browser x', /Unknown option '--browser'/],
  ['conform', /^Say which browser mounts it: set BROWSER_PATH, or give --browser\.$/],
  ['conform --browser x', /^Nothing is built here/],
  ['publish --why x', /^Nothing is built here/],
  ['release', /^Say which registry: set REGISTRY_URL, or give --to\.$/],
  ['release --to nope', /^"nope" is no address: write https:/],
  [
    'release --to http://127.0.0.1:9',
    /does not answer\.\nIs REGISTRY_URL, or --to, its address\?$/,
  ],
  ['release nope', /^There is no act "nope"; there are promote, raise, start, /],
  ['release pin --to http://127.0.0.1:9 --token x', /^Say why/],
  ['release raise 50 --why x --to http://127.0.0.1:9', /^There is no token: set REGISTRY_TOKEN/],
  ['release raise half --why x --to http://127.0.0.1:9 --token x', /^"half" is no number/],
  ['release raise --why x --to http://127.0.0.1:9 --token x', /^Say to how many per cent/],
  ['release start --why x --to http://127.0.0.1:9 --token x', /^Say which version: start 1\.2\.0/],
  ['release promote 1.0.0 --why x --to http://127.0.0.1:9 --token x', /^Say from which registry/],
  ['release rollback --wy x', /Unknown option '--wy'.*\n--help says what there is\.$/],
  ['preview', /^Say which version: preview 1\.2\.0\.$/],
];

it(
  '[R10.02] what is not right is said in a sentence with the next step',
  async () => {
    const own = await installed.aWidget('mf-wrong');
    for (const [line, expected] of WRONG) {
      const { code, stdout, stderr } = await installed.type(line.split(' '), own);
      expect([line, code, stdout]).toEqual([line, 1, '']);
      expect(stderr.trim()).toMatch(expected);
      expect(stderr).not.toMatch(/^ {4}at |Error:/m);
    }
    const { stderr } = await installed.type(['build'], installed.kit);
    expect(stderr).toMatch(
      /^There is no widget\.config\.json here: run this in the folder of a widget/,
    );
    await writeFile(join(own, 'widget.config.json'), '{ "name": "mf-wrong", "solts": [] }');
    expect((await installed.type(['build'], own)).stderr).toMatch(/^widget\.config\.json: .*solts/);
  },
  LONGEST,
);

it(
  '[R10.02] npm create asashiba-widget begins a widget in an empty folder, with the kit of its version',
  async () => {
    const own = await mkdtemp(join(installed.folder, 'created-'));
    const packages = ['contracts', 'kit', 'create'].map(
      (name) => `--package=${installed.archiveOf(name)}`,
    );
    await installed.npm(
      ['exec', '--yes', ...packages, '--', 'create-asashiba-widget', 'mf-begun'],
      own,
    );
    const begun = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as object;
    const { version } = JSON.parse(await readFile(join(installed.kit, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(begun).toMatchObject({
      name: 'mf-begun',
      devDependencies: { '@asashiba/widget-kit': version },
    });
    expect(await readFile(join(own, 'widget.js'), 'utf8')).toContain("className = 'mf-begun'");
  },
  LONGEST,
);

describe('the texts of a widget', () => {
  it('[R9.06] become a script for each language, which the manifest names', async () => {
    const own = await installed.aWidget('mf-speaking');
    expect(await installed.type(['build'], own)).toMatchObject({ code: 0, stderr: '' });
    const text = await readFile(join(own, 'dist/widget.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      locales: ['ja', 'en'],
      scripts: ['texts-ja.js'],
      scriptsByLanguage: { en: ['texts-en.js'] },
    });
    expect(await readFile(join(own, 'dist/texts-en.js'), 'utf8')).toMatch(/holiday is on \{date\}/);
    expect(await readFile(join(own, 'dist/remoteEntry.js'), 'utf8')).not.toMatch(/holiday is on/);
  });

  it.each([
    ['en', '{ "nxt": "" }', /^messages\/en\.json: next is missing$/m],
    ['en', '{ "next": "On {date}." }', /^messages\/en\.json: next has the places \{date\}, not /m],
    ['en', '{', /^messages\/en\.json is not JSON: /],
    ['ja', '{ "next": "{" }', /^messages\/ja\.json: next cannot be read/m],
    ['fr', '{}', /^messages needs ja\.json, and may have others of ja, en, /],
  ])('[R9.06] of %s that do not fit are not built: %s', async (language, text, said) => {
    const own = await mkdtemp(join(installed.folder, 'texts-'));
    await installed.type(['create', 'mf-silent'], own);
    await writeFile(join(own, `messages/${language}.json`), text);
    const { code, stderr } = await installed.type(['build'], own);
    expect([code, stderr]).toEqual([1, expect.stringMatching(said)]);
  });
});

it(
  '[R10.02] asashiba-widget test runs the tests of the widget, and ends with 1 where one fails',
  async () => {
    const own = await installed.aWidget('mf-tested');
    expect(await installed.type(['test'], own)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/pass 3\n.*fail 0$/ms),
    });
    const named = await installed.type(['test', '--test-name-pattern', 'refuses'], own);
    expect(named).toMatchObject({ code: 0, stdout: expect.stringMatching(/pass 1$/m) });
    await writeFile(join(own, 'messages/en.json'), '{ "next": "Never." }');
    expect(await installed.type(['test'], own)).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/fail 1$/m),
    });
  },
  LONGEST,
);

/** A visit in which a widget had no first paint, and asked for the holidays. */
function aVisit(name: string): object {
  const query = 'end_date=2027-02-19&start_date=2026-11-21';
  const asked = { widget: name, method: 'GET', path: '/calendar/holidays', query };
  return {
    format: 1,
    recordedAt: '2026-11-21T00:00:00Z',
    page: { page: 'top', query: '', path: '/index-pc' },
    locale: 'ja-JP',
    device: 'PC',
    window: { width: 1280, height: 900 },
    now: Date.UTC(2026, 10, 21),
    sites: {},
    widgets: [{ name, version: '1.0.0', slot: 'guest', config: {} }],
    replies: [{ at: 9, ...asked, status: 200, body: { data: { '2026-11-23': '勤労感謝の日' } } }],
    events: [],
    navigations: [],
  };
}

describe('asashiba-widget check and conform', () => {
  it(
    '[R10.03] says what a registry would refuse, and ends with 1',
    async () => {
      const own = await installed.aWidget('mf-broken', {
        'widget.js': "throw new Error('no window');\n",
      });
      await installed.type(['build'], own);
      const { code, stdout } = await installed.type(['check'], own);
      expect(code).toBe(1);
      expect(stdout).toMatch(/^mf-broken 1\.0\.0 was run as the shell runs it.*no window/);
    },
    LONGEST,
  );

  it(
    '[R10.03] says what is wrong with the mount, where it has a browser',
    async () => {
      const own = await installed.aWidget('mf-throws');
      const text = await readFile(join(own, 'widget.js'), 'utf8');
      const throwing = text.replace('let isThere = true;', "throw new Error('no price');");
      await writeFile(join(own, 'widget.js'), throwing);
      await installed.type(['build'], own);
      const unmounted = await installed.type(['check'], own);
      expect(unmounted).toMatchObject({ code: 0, stdout: expect.stringMatching(/conform mounts/) });
      const browser = findBrowser() ?? 'no browser';
      const { code, stdout } = await installed.type(['conform', '--browser', browser], own);
      expect(code).toBe(1);
      expect(stdout).toMatch(
        /^mf-throws 1\.0\.0 was mounted in a browser.*it throws: Error: no price/,
      );
    },
    LONGEST,
  );

  it(
    '[R10.03] plays the recorded visits that go with the version, and says what it does otherwise',
    async () => {
      const own = await installed.aWidget('mf-played');
      await mkdir(join(own, 'recordings'));
      await writeFile(join(own, 'recordings/visit.json'), JSON.stringify(aVisit('mf-played')));
      await installed.type(['build'], own);
      expect(await readFile(join(own, 'dist/widget.json'), 'utf8')).toContain(
        '"recordings/visit.json":',
      );
      const words = ['conform', '--browser', findBrowser() ?? 'no browser'];
      expect(await installed.type(words, own)).toMatchObject({ code: 0 });
      const text = await readFile(join(own, 'widget.js'), 'utf8');
      await writeFile(join(own, 'widget.js'), text.replace('start_date: dayOf', 'from: dayOf'));
      await installed.type(['build'], own);
      const { code, stdout } = await installed.type(words, own);
      expect(code).toBe(1);
      expect(stdout).toMatch(
        /with the recorded visit recordings\/visit\.json: GET \/calendar\/holidays\?end_date=\S+from=\S+: is not in the recording\.$/m,
      );
    },
    LONGEST,
  );

  it(
    '[R10.03] finds a file that was changed after it was built',
    async () => {
      const own = await installed.aWidget('mf-changed');
      await installed.type(['build'], own);
      await writeFile(join(own, 'dist/widget.css'), '.mf-changed { color: red }');
      const { code, stderr } = await installed.type(['check'], own);
      expect([code, stderr]).toEqual([
        1,
        'widget.css is not the file of widget.json: its hash differs.\n',
      ]);
    },
    LONGEST,
  );
});
