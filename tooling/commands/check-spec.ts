import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { checkSpec } from '../checks/checkSpec.ts';
import { command } from '../console/command.ts';
import { expectWords } from '../console/words.ts';
import { readSpec } from '../requirements/readSpec.ts';
import { REQUIREMENTS_PAGE, withTests } from '../requirements/requirementsPage.ts';

const HELP = `npm run check-spec [-- --write]

Compares the page of requirements with the titles of all tests.

  --write   first writes what the page says of them`;

command(HELP, async (words) => {
  expectWords(words, ['--write']);
  if (words.includes('--write')) {
    const { page, tests } = readSpec();
    await writeFile(join(repositoryRoot, REQUIREMENTS_PAGE), withTests(page, tests));
  }
  return (await checkSpec({ isWhole: false })).failed;
});
