import { checkTypes } from '../checks/checkTypes.ts';
import { command } from '../console/command.ts';
import { expectPackages } from '../console/words.ts';

const HELP = `npm run typecheck [-- <package>]

Checks the types of all packages, also where one is named: types cross packages.`;

command(HELP, async (words) => {
  expectPackages(words);
  return (await checkTypes()).failed;
});
