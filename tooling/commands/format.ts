import { runPrettier } from '../checks/checkFormat.ts';
import { command } from '../console/command.ts';

/** `npm run format [-- <package>]`: formats every file with Prettier. */
command(async ([only]) => runPrettier('--write', only));
