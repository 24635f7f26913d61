import { checkTypes } from '../checks/checkTypes.ts';
import { command } from '../console/command.ts';

const HELP = `npm run typecheck

Checks the types of all packages.`;

command(HELP, async () => (await checkTypes()).failed);
