import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkVersion } from 'registry/check';
import { say } from '../console/command.ts';
import { readBuilt } from './buildWidget.ts';
import { readBrowserPath } from './environment.ts';
import type { KitCommand } from './kitCommand.ts';
import { readWidgetConfig } from './widgetConfig.ts';

/** The code of the shell's renderers, which lies in the packed kit beside the program. */
const RENDERER = join(import.meta.dirname, 'renderer');

const CHECK_HELP = `asashiba-widget check

Checks the built version as the registry does, without it and without a browser: manifest and files, the
server's part run twice as the site runs it, weight and language. Exit code 1 when something is wrong. Its
mounts need a browser: conform. What is live beside it is known to the registry alone: publish --dry-run.`;

const CONFORM_HELP = `asashiba-widget conform [--browser PATH]

Checks the built version as check does, and mounts it in a headless Chromium as a registry does that has one: in
each slot, page and language, while the gateway refuses every call, and many times. Exit code 1 when something is wrong.

  --browser PATH        a Chrome or Chromium; without it BROWSER_PATH`;

/** Says what a registry would refuse of the built version; mounts it where there is a browser. Resolves with the exit code. */
async function examine(browser: string | undefined): Promise<number> {
  if (!process.allowedNodeEnvironmentFlags.has('--permission'))
    throw new Error(
      `The version runs in the site's fence, which Node ${process.versions.node} does not have: use Node 24.`,
    );
  const { name } = await readWidgetConfig(process.cwd());
  const settings = { renderer: RENDERER, browser, now: Date.now() };
  const complaints = await checkVersion(name, await readBuilt(process.cwd()), settings);
  for (const complaint of complaints) say(complaint);
  if (complaints.length > 0) return 1;
  const mounted = browser === undefined ? '; conform mounts it, too' : ', mounts included';
  say(`${name} keeps what a registry asks of a version${mounted}.`);
  return 0;
}

/** `asashiba-widget check` */
export const check: KitCommand = {
  help: CHECK_HELP,
  run: async (words) => {
    parseArgs({ args: [...words] });
    return examine(undefined);
  },
};

/** `asashiba-widget conform` */
export const conform: KitCommand = {
  help: CONFORM_HELP,
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: { browser: { type: 'string' } } });
    const browser = values.browser ?? readBrowserPath();
    if (browser === undefined)
      throw new Error('Say which browser mounts it: set BROWSER_PATH, or give --browser.');
    return examine(browser);
  },
};
