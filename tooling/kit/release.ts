import { parseArgs } from 'node:util';
import { say } from '../console/command.ts';
import {
  actOnRelease,
  RELEASE_ACTS,
  RELEASE_FLAGS,
  RELEASE_FLAGS_HELP,
  statusLines,
} from '../release/releaseActs.ts';
import { ACCESS_HELP, kitAccess, kitRegistry } from './kitAccess.ts';
import type { KitCommand } from './kitCommand.ts';
import { readWidgetConfig } from './widgetConfig.ts';

const HELP = `asashiba-widget release [act] [options]

Shows the versions of the widget, the figures and the verdict of its canary, and its log, after the act where
one is named. To look needs no token.

  raise 50              gives the canary so many per cent of the visitors; 100 ends the trial
  rollback [1.2.0]      takes the canary back, or returns to an earlier version
  start 1.2.0           gives visitors to a version that was published for nobody
  promote 1.2.0         publishes here what the registry --from has, as it is: stage first, then production
  pin                   new versions get no visitors
  release               ends pin
  move SLOT ...         fills other slots that widget.config.json names
  config KEY=VALUE ...  replaces defaults of widget.config.json; others that were replaced stay, KEY= ends one
  freeze                nothing is published or raised; for operators, as is its end

${RELEASE_FLAGS_HELP}
${ACCESS_HELP}`;

/** `asashiba-widget release` */
export const release: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: RELEASE_FLAGS,
    });
    const { name } = await readWidgetConfig(process.cwd());
    const [act] = positionals;
    if (act !== undefined && !RELEASE_ACTS.includes(act))
      throw new Error(`There is no act "${act}"; there are ${RELEASE_ACTS.join(', ')}.`);
    const lines =
      act === undefined
        ? await statusLines(kitRegistry(values), name)
        : await actOnRelease({ ...(await kitAccess(name, values)), name }, values, positionals);
    for (const line of lines) say(line);
  },
};
