import { checkLint } from '../checks/checkLint.ts';
import { checkTexts } from '../checks/checkTexts.ts';
import { command } from '../console/command.ts';

/** `npm run lint [-- <package>]` */
command(async ([only]) => (await checkLint({ only })).failed + (await checkTexts({ only })).failed);
