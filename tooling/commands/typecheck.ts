import { checkTypes } from '../checks/checkTypes.ts';
import { command } from '../console/command.ts';

/** `npm run typecheck [-- <package>]` */
command(async ([only]) => (await checkTypes({ only })).failed);
