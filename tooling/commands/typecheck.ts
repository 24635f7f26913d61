import { checkTypes } from '../checks/checkTypes.ts';
import { command } from '../console/command.ts';
import { expectWords } from '../console/words.ts';

const HELP = `npm run typecheck

Checks the types of all packages.`;

command(HELP, async (words) => {
  expectWords(words, []);
  return (await checkTypes()).failed;
});
