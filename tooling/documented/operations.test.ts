import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { readCommands } from './readCommands.ts';
import { readBlocks } from './readBlocks.ts';
import { OPERATIONS_PAGE } from './runOperations.ts';
import { SETTINGS } from '../settings/servers.ts';

const page = readFileSync(join(repositoryRoot, OPERATIONS_PAGE), 'utf8');

it('blocks of one language are read together, in order, and no other', () => {
  const text = '```sh\na\n```\nwords\n```text\nb\n```\n```sh\nc\nd\n```\n';
  expect(readBlocks(text, 'sh')).toBe('a\n\nc\nd\n');
  expect(readCommands(text)).toEqual(['a']);
});

describe('the page for operators', () => {
  it('has commands that a shell can read', () => {
    expect(readBlocks(page, 'sh')).toContain('npm run --silent package');
    for (const language of ['sh', 'text'])
      execFileSync('sh', ['-n'], { input: readBlocks(page, language) });
  });

  it('names commands of this repository, settings of a server, and files that are there', () => {
    const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const words = [...page.matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, word]) => word);
    expect(words.filter((word) => !(String(word) in scripts))).toEqual([]);
    const proxy = readFileSync(join(repositoryRoot, 'deploy/Caddyfile'), 'utf8');
    const known = [
      ...Object.values(SETTINGS).flatMap(({ schema }) => Object.keys(schema.shape)),
      ...[...proxy.matchAll(/\{\$(\w+):/g)].map(([, name]) => name),
    ];
    const settings = [...page.matchAll(/`([A-Z\d]+(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g)].map(
      ([, name]) => name,
    );
    expect(settings.length).toBeGreaterThan(10);
    // where PostgreSQL is, is a variable of the page itself
    expect(settings.filter((name) => name !== 'DATABASE_HOST')).toEqual(
      settings.filter((name) => known.includes(String(name))),
    );
    const files = [...page.matchAll(/\b((?:deploy|gateway|registry|docs)\/[\w./-]+\.\w+)`/g)];
    expect(files.length).toBeGreaterThan(1);
    for (const [, path = ''] of files) expect(existsSync(join(repositoryRoot, path))).toBe(true);
  });
});
