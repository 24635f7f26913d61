import { runPrettier } from '../checks/checkFormat.ts';
import { command } from '../console/command.ts';
import { expectPackages, expectWords } from '../console/words.ts';

const HELP = `npm run format [-- <package>]

Formats every file with Prettier.`;

command(HELP, async (words) => {
  expectPackages(words);
  const [only, ...more] = words;
  expectWords(more, [only ?? '']);
  return runPrettier('--write', only);
});
