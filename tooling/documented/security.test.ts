import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { requirements } from './asvsLevels.ts';
import { countLevels, readClaims, readCounts, unproven } from './readClaims.ts';
import { brokenCitations } from './readCitations.ts';

const PAGES = [
  'docs/security.md',
  'docs/security-asvs.md',
  'docs/security-facts.md',
  'SECURITY.md',
];

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

const page = read('docs/security-asvs.md');
const lines = readClaims(page);

describe('the table of ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(lines.map(({ id, level }) => ({ id, level }))).toEqual(requirements());
  });

  it('names a test or a file for each line that claims one', () => {
    expect(lines.flatMap(unproven)).toEqual([]);
  });

  it('begins with its true counts', () => {
    expect(readCounts(page)).toEqual(countLevels(lines));
  });
});

it.each(PAGES)('every file and every test that %s names is there', (path) => {
  expect(brokenCitations(read(path), repositoryRoot)).toEqual([]);
});

it('a file that is not there, and a title that no test has, are named', () => {
  // this file must not hold the title itself
  const title = ['no', 'such', 'title'].join(' ');
  const text = `\`docs/nothing.md\` and \`tooling/documented/security.test.ts\` "${title}"`;
  expect(brokenCitations(text, repositoryRoot)).toEqual([
    'docs/nothing.md does not exist',
    `tooling/documented/security.test.ts has no test "${title}"`,
  ]);
});

it('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = requirements().map(({ level }) => level);
  expect(levels.filter((level) => level === '1')).toHaveLength(70);
  expect(levels.filter((level) => level === '2')).toHaveLength(183);
});
