import { runPrettier } from '../checks/checkFormat.ts';
import { command } from '../console/command.ts';

const HELP = `npm run format [-- <package>]

Formats every file with Prettier.`;

command(HELP, async ([only]) => runPrettier('--write', only));
