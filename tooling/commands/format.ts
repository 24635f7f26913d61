import { runPrettier } from '../checks/checkFormat.ts';
import { command } from '../console/command.ts';

/** `npm run format [-- <package>]` writes every file as Prettier lays it out. */
command(async ([only]) => runPrettier('--write', only));
