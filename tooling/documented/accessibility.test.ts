import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { brokenCitations } from './readCitations.ts';
import { countLevels, readClaims, readCounts, unproven } from './readClaims.ts';
import { wcagCriteria } from './wcagCriteria.ts';

const page = readFileSync(join(repositoryRoot, 'docs/accessibility.md'), 'utf8');
const lines = readClaims(page);

describe('the table of WCAG 2.2', () => {
  it('has every criterion of A and AA once, in order, with its level', () => {
    expect(lines.map(({ id, level }) => ({ id, level }))).toEqual(wcagCriteria());
  });

  it('names a test or a file for each line that claims one, and both are there', () => {
    expect(lines.flatMap(unproven)).toEqual([]);
    expect(brokenCitations(page, repositoryRoot)).toEqual([]);
  });

  it('begins with its true counts', () => {
    expect(readCounts(page)).toEqual(countLevels(lines));
  });
});

it('the standard has 31 criteria of A and 24 of AA', () => {
  const levels = wcagCriteria().map(({ level }) => level);
  expect(levels.filter((level) => level === 'A')).toHaveLength(31);
  expect(levels.filter((level) => level === 'AA')).toHaveLength(24);
});
