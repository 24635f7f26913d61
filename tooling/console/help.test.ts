/** @jest-environment node */
import { execFile } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { RELEASE_FLAGS, RELEASE_FLAGS_HELP } from '../release/releaseActs.ts';
import { keptFlags } from '../keptFlags.mjs';
import { withEnvironment } from '../stack/environment.ts';

const run = promisify(execFile);
const FOLDER = join(repositoryRoot, 'tooling/commands');
const COMMANDS = readdirSync(FOLDER).map((file) => file.replace('.ts', ''));

function sourceOf(name: string): string {
  return readFileSync(join(FOLDER, `${name}.ts`), 'utf8');
}

/** What `--help` prints, as it stands in the source, with what two commands say alike. */
function helpOf(source: string): string {
  const [, help = ''] = /^const HELP = `([^`]*)`;$/m.exec(source) ?? [];
  return help.replace('${RELEASE_FLAGS_HELP}', RELEASE_FLAGS_HELP);
}

/** The flags that a command reads. */
function flagsOf(source: string): string[] {
  const own = [...source.matchAll(/^\s*'?([a-z-]+)'?: \{ type: '(?:string|boolean)'/gm)];
  const asked = [...source.matchAll(/words\.(?:includes|indexOf)\('--([a-z-]+)'\)/g)];
  const shared = Object.entries({ ACCESS_FLAGS, RELEASE_FLAGS }).flatMap(([name, flags]) =>
    source.includes(`${name},\n`) || source.includes(`options: ${name} `) ? Object.keys(flags) : [],
  );
  return [...new Set([...own, ...asked].map(([, flag]) => flag ?? '').concat(shared))];
}

describe('the help of', () => {
  it.each(COMMANDS)(
    'npm run %s says how it is called, and names every flag that it reads',
    (name) => {
      const source = sourceOf(name);
      const help = helpOf(source);
      expect(help).toMatch(new RegExp(`^npm (run )?${name}\\b.*\\n\\n\\S`));
      expect(source).toContain('\ncommand(HELP, ');
      for (const flag of flagsOf(source)) expect(help).toMatch(new RegExp(`--${flag}\\b`));
      for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(130);
    },
  );
});

/** The commands of a team, as that calls them. */
const TEAM = ['deploy', 'dev', 'conform', 'new-widget', 'preview', 'release', 'tokens'];

it.each(TEAM)('npm run %s -- --help prints it, and does nothing else', async (name) => {
  const { stdout, stderr } = await run(process.execPath, [
    join(FOLDER, `${name}.ts`),
    'mf-ads',
    '--help',
  ]);
  expect([stdout, stderr]).toEqual([`${helpOf(sourceOf(name))}\n`, '']);
});

/** The commands that the scripts of packages call, also of those that are no widget, each with its package's name. */
const OF_PACKAGES = [
  ...new Set(
    globSync('[!m]*/package.json', { cwd: repositoryRoot }).flatMap((file) => {
      const text = readFileSync(join(repositoryRoot, file), 'utf8');
      return [...text.matchAll(/bootstrap\.mjs (\S+) ([\w-]+)"/g)].map(([, name = '', named]) => {
        expect(named).toBe(dirname(file));
        return name;
      });
    }),
  ),
];

/** What is wrong on a command line, and what is said of it. */
const WRONG: readonly (readonly [line: string, said: RegExp])[] = [
  ['deploy', /^Say which widget: mf-/],
  ['deploy nope', /^There is no widget nope; there are mf-/],
  [
    'deploy mf-ads 10 --to http://127.0.0.1:9 --token x',
    /^The command does not take "10"; it takes mf-ads\.\n--help/,
  ],
  ['deploy mf-ads --version one', /^"one" is no version: write three numbers, 1\.2\.0\.$/],
  ['deploy mf-ads --canari 10', /^Unknown option '--canari'\.\n--help says what there is\.$/],
  ['deploy mf-ads --to nope --token x --dry-run', /^"nope" is no address: write https:/],
  [
    'deploy mf-ads --to localhost:3200 --token x --dry-run',
    /^"localhost:3200" is no address: write/,
  ],
  [
    'deploy mf-ads --artefact nope.tgz --to http://127.0.0.1:9 --token x',
    /^There is no .*nope\.tgz\.$/,
  ],
  [
    'deploy mf-ads --canary much --to http://127.0.0.1:9 --token x',
    /^"much" is no number: write 10/,
  ],
  ['release nope', /^There is no widget nope; there are mf-/],
  ['release mf-ads rase 50', /^The command does not take "rase"; it takes status, .*raise, /],
  [
    'release mf-ads raise 150 --why x --to http://127.0.0.1:9 --token x',
    /100 at most: raise 50\.$/,
  ],
  ['release mf-ads --to http://127.0.0.1:9 --token x', /does not answer\.\nnpm start runs one/],
  [
    'tokens nope --to http://127.0.0.1:9 --token x',
    /^The command does not take "nope"; it takes list, /,
  ],
  [
    'tokens issue mf-ads --days many --why x',
    /^--days takes a whole number from 1 to 365, not "many"\./,
  ],
  ['tokens revoke one two --why x', /^The command does not take "two"; it takes one\./],
  ['tokens list one', /^The command does not take "one"; it takes nothing\./],
  [
    'test mf-ads mf-course --only texts',
    /^The command does not take "mf-course"; it takes mf-ads\./,
  ],
  ['lint mf-ads mf-course', /^The command does not take "mf-course"; it takes mf-ads\./],
  ['format mf-ads mf-course', /^The command does not take "mf-course"; it takes mf-ads\./],
  [
    'preview renew mf-ads@1.2.0 mf-ads@1.3.0 --why x',
    /^The command does not take "mf-ads@1\.3\.0"/,
  ],
  ['new-widget weather holiday', /^The command does not take "holiday"; it takes weather\./],
  ['preview', /^Say what to do: address, link or renew\.\n--help/],
  ['preview link mf-ads@1.2.0 --minutes 99999 --why x', /^--minutes takes .* from 1 to 10080, not/],
  ['preview nope', /^The command does not take "nope"; it takes address, link, renew\./],
  ['preview address mf-ads', /^Say which version \(mf-results@1\.2\.0\), of one of .*mf-ads/],
  ['preview link mf-ads@1.2.0', /^Say why/],
  ['conform nope', /^There is no widget nope; there are mf-/],
  ['dev --nope', /^The command does not take "--nope"; it takes --alone, /],
  ['dev mf-ads --replay nope.json', /^There is no .*nope\.json\.$/],
  ['dev --alone', /^Name the widget: mf-/],
  ['new-widget', /^Name the widget: npm run new-widget -- weather$/],
  ['new-language', /^Name the language: npm run new-language -- th-TH$/],
  ['new-language th-TH', /^th-TH has no row in .*docs\/where-code-goes\.md/],
  ['new-language ja-JP', /^ja-JP has its texts already, /],
  ['faults 999', /^docs\/faults\.md has no row 999\.$/],
  ['check-docs nope', /^The command does not take "nope"; it takes tours, /],
  ['check-docs tours nope', /^No tour has "nope" in its title; there are A search condition, /],
  ['bench nope', /^The command does not take "nope"; it takes bytes, /],
  ['bench page --runs nope', /^--runs takes a whole number from 1 to 99, not "nope"\.\n--help/],
  ['mutants nope', /^The command does not take "nope"; it takes defences, requirements\./],
  ['mutants defences nope', /^No row of defences has nope in its id\.$/],
  ['check-spec nope', /^The command does not take "nope"; it takes --write\.\n--help/],
  ['fuzz nope', /^There is no target nope; there are search, /],
  ...['format', ...OF_PACKAGES].map(
    (name) => [`${name} nope`, /^There is no package "nope"; there are .*mf-ads, /] as const,
  ),
  ['package nope', /^The command does not take "nope"; it takes kit\.\n--help/],
  ...['audit', 'doctor', 'document', 'start'].map(
    (name) =>
      [`${name} nope`, /^The command does not take "nope"; it takes nothing\.\n--help/] as const,
  ),
];

it.each(WRONG)('npm run %s is refused in a sentence with the next step', async (line, said) => {
  const [name = '', ...words] = line.split(' ');
  const refused = run(process.execPath, [join(FOLDER, `${name}.ts`), ...words]);
  const { code, stdout, stderr } = await refused.then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toMatch(said);
  expect(stderr).not.toMatch(/^ {4}at |ENOENT|Error:/m);
});

/** What npm leaves of a command line without "--", and the flag that it keeps, with its value. */
const KEPT: readonly (readonly [line: string, flag: string, value: string])[] = [
  ['deploy mf-ads', 'dry-run', 'true'],
  ['deploy mf-ads 10', 'canary', 'true'],
  ['deploy mf-ads', 'canary', '10'],
  ['dev mf-ads', 'alone', 'true'],
  ['test chromium', 'browser', 'true'],
  ['release mf-ads start 1.2.0', 'canary', '10'],
  ['release mf-ads raise 50', 'why', 'true'],
];

it.each(KEPT)(
  'npm run %s does nothing where npm has kept --%s %s for itself',
  async (line, flag, value) => {
    const [name = '', ...words] = line.split(' ');
    const kept = `npm_config_${flag.replaceAll('-', '_')}`;
    const bootstrap = join(repositoryRoot, 'tooling/bootstrap.mjs');
    const refused = run(process.execPath, [bootstrap, name, ...words], {
      env: withEnvironment({ [kept]: value, REGISTRY_URL: 'http://127.0.0.1:9' }),
    });
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `npm has kept --${flag} for itself, so nothing was done.\nBegin with npm run ${name} -- and write after it what the command takes.\n`,
    });
  },
);

it('a command goes on where the settings of npm have a flag of another command, or one of their own', () => {
  expect(keptFlags(sourceOf('document'), { npm_config_dry_run: 'true' })).toEqual([]);
  expect(keptFlags(sourceOf('test'), { npm_config_browser: 'firefox' })).toEqual([]);
  expect(keptFlags(sourceOf('new-widget'), { npm_config_loglevel: 'silent' })).toEqual([]);
});
