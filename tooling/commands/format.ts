import { runPrettier } from '../checks/checkFormat.ts';
import { command } from '../console/command.ts';
import { expectPackages } from '../console/words.ts';

const HELP = `npm run format [-- <package>]

Formats every file with Prettier.`;

command(HELP, async (words) => {
  expectPackages(words);
  return runPrettier('--write', words[0]);
});
