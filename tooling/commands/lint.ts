import { checkLint } from '../checks/checkLint.ts';
import { command } from '../console/command.ts';

/** `npm run lint [-- <package>]` */
command(async ([only]) => (await checkLint({ only })).failed);
