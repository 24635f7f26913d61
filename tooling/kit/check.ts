import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkVersion } from 'registry/check';
import { say } from '../console/command.ts';
import { readBrowserPath } from './environment.ts';
import type { KitCommand } from './kitCommand.ts';
import { readPacked } from './packWidget.ts';
import { readWidgetConfig } from './widgetConfig.ts';

/** The code of the shell's renderers, which lies in the packed kit beside the program. */
const RENDERER = join(import.meta.dirname, 'renderer');

const HELP = `asashiba-widget check [--browser PATH]

Checks the packed version as the registry does, without it: manifest and files, the server's part run twice
as the site runs it, weight and language; and, in a headless Chromium, its mounts. Exit code 1 when
something is wrong. What is live beside it is known to the registry alone: publish --dry-run.

  --browser PATH        a Chrome or Chromium; without it BROWSER_PATH, and without both nothing is mounted`;

/** `asashiba-widget check` */
export const check: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: { browser: { type: 'string' } } });
    if (!process.allowedNodeEnvironmentFlags.has('--permission'))
      throw new Error(
        `check runs the version in the site's fence, which Node ${process.versions.node} does not have: use Node 24.`,
      );
    const { name } = await readWidgetConfig(process.cwd());
    const files = await readPacked(process.cwd());
    const browser = values.browser ?? readBrowserPath();
    const complaints = await checkVersion(name, files, {
      renderer: RENDERER,
      browser,
      now: Date.now(),
    });
    for (const complaint of complaints) say(complaint);
    if (complaints.length > 0) return 1;
    const mounted = browser === undefined ? ', but was not mounted: set BROWSER_PATH' : '';
    say(`${name} keeps what a registry asks of a version${mounted}.`);
    return 0;
  },
};
