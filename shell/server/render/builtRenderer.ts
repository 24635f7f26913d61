import { join } from 'node:path';

/** The folder of the renderer's own code, which the shell's build writes. */
export const BUILT_RENDERER = join(import.meta.dirname, '../../dist/server/renderer');
