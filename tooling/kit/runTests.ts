import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { KitCommand } from './kitCommand.ts';
import { readWidgetConfig } from './widgetConfig.ts';

const HELP = `asashiba-widget test [files] [flags of node --test]

Runs the tests of the widget with node --test: all that it finds in this folder, or those that are named. The fake
host that they import answers from a table, so that they need neither a site nor a browser.

  --watch               again at each save
  --test-name-pattern WORDS   only those whose names have it`;

/** `asashiba-widget test` */
export const test: KitCommand = {
  help: HELP,
  run: async (words) => {
    await readWidgetConfig(process.cwd());
    const running = spawn(process.execPath, ['--test', ...words], { stdio: 'inherit' });
    // what has no exit code was ended by a signal
    const [code] = (await once(running, 'exit')) as [number | null];
    return code ?? 1;
  },
};
