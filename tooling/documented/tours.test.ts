import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { checkTextsIn, checkTypesIn, unknownTo } from './checkTour.ts';
import { readTours } from './readTours.ts';
import { type ScratchCopy, scratchCopy } from './scratchCopy.ts';
import { takeTour } from './takeTour.ts';

/**
 * What is drawn, and the contracts below it. `npm run check-docs` checks the types of everything.
 */
const PROJECTS = ['tsconfig.browser.json'];
const LONGEST = 300_000;

const page = readFileSync(join(repositoryRoot, 'docs/where-code-goes.md'), 'utf8');
const tours = readTours(page).map((tour) => [tour.title, tour.most, tour] as const);

describe('the documented ways to add something', () => {
  let copy: ScratchCopy;
  beforeAll(async () => {
    copy = await scratchCopy();
  }, LONGEST);
  afterEach(() => copy.reset());
  afterAll(() => copy.remove());

  it.each(tours)(
    '%s: its steps touch %i files at most, the types fit, and its tests know it by its name',
    async (_title, most, tour) => {
      const files = await takeTour(tour, copy);
      expect(files.length).toBeLessThanOrEqual(most);
      expect(await checkTypesIn(copy.folder, PROJECTS)).toEqual([]);
      expect(await checkTextsIn(copy.folder, tour)).toEqual([]);
      expect(await unknownTo(copy.folder, tour)).toEqual([]);
    },
    LONGEST,
  );
});

it('there is a tour for each usual change', () => {
  expect(tours.map(([title]) => title)).toEqual([
    'A search condition',
    'A widget',
    'A gateway call',
    'An event',
    'A language',
  ]);
});
