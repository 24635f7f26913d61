import { parseArgs } from 'node:util';
import { raiseWidget, readAddress, readStatus, rollbackWidget } from 'registry/client';
import { say } from '../console/command.ts';
import { atPage } from '../release/addressIfAllowed.ts';
import { describeStatus } from '../release/describeStatus.ts';
import { ACCESS_FLAGS, type TeamAccess } from '../release/givenAccess.ts';
import { toNumbers } from '../release/toNumbers.ts';
import { ACCESS_HELP, kitAccess, kitRegistry } from './kitAccess.ts';
import type { KitCommand } from './kitCommand.ts';
import { readWidgetConfig } from './widgetConfig.ts';

async function showStatus(registryUrl: string, name: string): Promise<void> {
  for (const line of describeStatus(await readStatus({ registryUrl, name }))) say(line);
}

/** `asashiba-widget trial` */
export const trial: KitCommand = {
  help: `asashiba-widget trial [--to URL]

Shows the versions of the widget, the figures and the verdict of its canary, and its log. It needs no token.

  --to URL              the registry; without it REGISTRY_URL`,
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: { to: { type: 'string' } } });
    const { name } = await readWidgetConfig(process.cwd());
    await showStatus(kitRegistry(values), name);
  },
};

/** An act with a reason, which then shows how the widget stands. */
function act(
  help: string,
  run: (
    wish: TeamAccess & { readonly name: string; readonly reason: string },
    word: string | undefined,
  ) => Promise<unknown>,
): KitCommand {
  return {
    help: `${help}

  --why "..."           stands in the audit log; needed
${ACCESS_HELP}`,
    run: async (words) => {
      const { values, positionals } = parseArgs({
        args: [...words],
        allowPositionals: true,
        options: { ...ACCESS_FLAGS, why: { type: 'string' } },
      });
      const { name } = await readWidgetConfig(process.cwd());
      if (!values.why) throw new Error('Say why (--why "..."): it stands in the audit log.');
      const access = await kitAccess(name, values);
      await run({ ...access, name, reason: values.why }, positionals[0]);
      await showStatus(access.registryUrl, name);
    },
  };
}

/** `asashiba-widget raise` */
export const raise = act(
  `asashiba-widget raise 50 --why "..."

Gives the canary so many per cent of the visitors; 100 ends the trial and gives it to all.`,
  async (wish, word) => {
    const [traffic] = toNumbers(word);
    if (traffic === undefined)
      throw new Error('Say to how many per cent of the visitors: raise 50.');
    return raiseWidget({ ...wish, traffic });
  },
);

/** `asashiba-widget rollback` */
export const rollback = act(
  `asashiba-widget rollback [1.2.0] --why "..."

Takes the canary back, or returns to the version before, or to an earlier one that is named.`,
  (wish, version) => rollbackWidget({ ...wish, ...(version !== undefined && { version }) }),
);

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
