import { checkTypes } from '../checks/checkTypes.ts';
import { command } from '../console/command.ts';

/** `npm run typecheck`: the types of all packages. */
command(async () => (await checkTypes()).failed);
