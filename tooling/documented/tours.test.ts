import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { checkTypesIn, unknownTo } from './checkTour.ts';
import { readTours } from './readTours.ts';
import { type ScratchCopy, scratchCopy } from './scratchCopy.ts';
import { takeTour } from './takeTour.ts';

/** The rest of the house is checked by `npm run check-docs`. */
const PROJECTS = ['tsconfig.pure.json'];

describe('the documented ways to add something', () => {
  let copy: ScratchCopy;
  beforeEach(async () => {
    copy = await scratchCopy();
  }, 60_000);
  afterEach(() => copy.remove());

  it('a search condition touches six files at most, and is known everywhere by its one row', async () => {
    const page = await readFile(join(repositoryRoot, 'docs/where-code-goes.md'), 'utf8');
    const tour = readTours(page).find(({ title }) => title === 'A search condition');
    expect(tour).toBeDefined();
    if (tour === undefined) return;
    const files = await takeTour(tour, copy);
    expect(files.length).toBeLessThanOrEqual(6);
    expect(await checkTypesIn(copy.folder, PROJECTS)).toEqual([]);
    expect(await unknownTo(copy.folder, tour)).toEqual([]);
  }, 300_000);
});
