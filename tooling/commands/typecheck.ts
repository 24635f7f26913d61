import { checkTypes } from '../checks/checkTypes.ts';
import { command } from '../console/command.ts';

/** `npm run typecheck` */
command(async () => (await checkTypes()).failed);
