import { join } from 'node:path';

/** The folder that holds all packages. */
export const repositoryRoot = join(import.meta.dirname, '../..');
