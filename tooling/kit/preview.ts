import { parseArgs } from 'node:util';
import { readAddress } from 'registry/client';
import { say } from '../console/command.ts';
import { atPage } from '../release/addressIfAllowed.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { ACCESS_HELP, kitAccess } from './kitAccess.ts';
import type { KitCommand } from './kitCommand.ts';
import { readWidgetConfig } from './widgetConfig.ts';

/** `asashiba-widget preview` */
export const preview: KitCommand = {
  help: `asashiba-widget preview 1.2.0 [--at /course/204/]

Prints the address at which anybody whom you send it looks at a published version, released or not.

  --at /course/204/     the page at which it opens; without it one where the widget stands
${ACCESS_HELP}`,
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...ACCESS_FLAGS, at: { type: 'string' } },
    });
    const { name } = await readWidgetConfig(process.cwd());
    const [version] = positionals;
    if (version === undefined) throw new Error('Say which version: preview 1.2.0.');
    const access = await kitAccess(name, values);
    say(atPage(await readAddress({ ...access, widget: name, version }), values.at));
  },
};
