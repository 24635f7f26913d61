import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KitCommand } from './kitCommand.ts';
import { isSource } from './sources/swcOptions.ts';
import { readWidgetConfig } from './widgetConfig.ts';

/** What compiles the sources that tests import, beside the program in the packed kit. */
const COMPILER = join(import.meta.dirname, 'testSources.js');

const HELP = `asashiba-widget test [files] [flags of node --test]

Runs the tests of the widget with node --test: all that it finds in this folder, or those that are named. The fake
host that they import answers from a table, so that they need neither a site nor a browser. TypeScript and JSX are
compiled as for a build; a class has the name of its style sheet.

  --watch               again at each save
  --test-name-pattern WORDS   only those whose names have it`;

/** Returns the flags by which Node compiles the sources that tests import. Throws where this Node cannot. */
function compiledFirst(): string[] {
  if (!('registerHooks' in nodeModule))
    throw new Error(
      `Tests of TypeScript and JSX run with Node 24, which the site has; this is Node ${process.versions.node}.`,
    );
  return ['--import', pathToFileURL(COMPILER).href];
}

/** `asashiba-widget test` */
export const test: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { browser, server } = await readWidgetConfig(process.cwd());
    const first = [browser, server].some(isSource) ? compiledFirst() : [];
    const running = spawn(process.execPath, [...first, '--test', ...words], { stdio: 'inherit' });
    // what has no exit code was ended by a signal
    const [code] = (await once(running, 'exit')) as [number | null];
    return code ?? 1;
  },
};
