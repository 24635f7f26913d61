/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { RELEASE_FLAGS, RELEASE_FLAGS_HELP } from '../release/releaseActs.ts';

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

/** What is wrong on a command line, and what is said of it. */
const WRONG: readonly (readonly [line: string, said: RegExp])[] = [
  ['deploy nope', /^Say which widget: mf-/],
  ['deploy mf-ads --to nope --token x --dry-run', /^"nope" is no address: write https:/],
  [
    'deploy mf-ads --artefact nope.tgz --to http://127.0.0.1:9 --token x',
    /^There is no .*nope\.tgz\.$/,
  ],
  [
    'deploy mf-ads --canary much --to http://127.0.0.1:9 --token x',
    /^"much" is no number: write 10/,
  ],
  ['release nope', /^Say which widget \(mf-.*\) and what: status/],
  ['release mf-ads --to http://127.0.0.1:9 --token x', /does not answer\.\nnpm start runs one/],
  [
    'tokens nope --to http://127.0.0.1:9 --token x',
    /^The command does not take "nope"; it takes list, /,
  ],
  ['preview nope', /^The command does not take "nope"; it takes address, link, renew\./],
  ['preview address mf-ads', /^Say which version \(mf-results@1\.2\.0\), of one of .*mf-ads/],
  ['preview link mf-ads@1.2.0', /^Say why/],
  ['conform nope', /^There is no widget nope; there are mf-/],
  ['dev nope', /^The command does not take "nope"; it takes mf-/],
  ['dev --alone', /^Name the widget: mf-/],
  ['new-widget', /^Name the widget: npm run new-widget -- weather$/],
  ['new-language ja-JP', /^ja-JP has its texts already, /],
  ['faults 999', /^docs\/faults\.md has no row 999\.$/],
  ['check-docs nope', /^The command does not take "nope"; it takes tours, /],
  ['check-spec nope', /^The command does not take "nope"; it takes --write\.\n--help/],
  ['fuzz nope', /^There is no target nope: /],
  ...['build', 'format', 'lint', 'test'].map(
    (name) => [`${name} nope`, /^There is no package "nope"; there are .*mf-ads, /] as const,
  ),
  ['package nope', /^The command does not take "nope"; it takes kit\.\n--help/],
  ...['audit', 'doctor', 'start', 'typecheck'].map(
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

it('a flag that does not exist is refused with the way to the help', async () => {
  const refused = run(process.execPath, [join(FOLDER, 'deploy.ts'), 'mf-ads', '--canari', '10']);
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/Unknown option '--canari'.*\n--help says what there is\.\n$/),
  });
});
