import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishWidget } from 'registry/client';
import { say, sayAside } from '../console/command.ts';
import { addressIfAllowed } from '../release/addressIfAllowed.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { toNumbers } from '../release/toNumbers.ts';
import { whyNobodyGets } from '../release/whyNobodyGets.ts';
import { ACCESS_HELP, kitAccess } from './kitAccess.ts';
import type { KitCommand } from './kitCommand.ts';
import { BUILT, readBuilt } from './buildWidget.ts';
import { readWidgetConfig } from './widgetConfig.ts';

const HELP = `asashiba-widget publish [options]

Signs the built version and publishes it: for every visitor, for a part of them, or for nobody yet.

  --canary 10           gives it to so many per cent of the visitors
  --steps 25,50,100     raises the canary by itself, to these shares, while it does well
  --unreleased          gives it to nobody: it can be previewed
  --going-back          it is meant that the version is lower than the live one
  --dry-run             asks whether the registry would take it, and changes nothing
  --why "..."           stands in the audit log; needed but for --dry-run
${ACCESS_HELP}`;

const OPTIONS = {
  ...ACCESS_FLAGS,
  canary: { type: 'string' },
  steps: { type: 'string' },
  unreleased: { type: 'boolean' },
  'going-back': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  why: { type: 'string' },
} as const;

/** `asashiba-widget publish` */
export const publish: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: OPTIONS });
    const { name } = await readWidgetConfig(process.cwd());
    await readBuilt(process.cwd());
    const dryRun = values['dry-run'] ?? false;
    const unreleased = values.unreleased ?? false;
    if (!dryRun && !values.why)
      throw new Error('Say why (--why "..."): it stands in the audit log.');
    const [canary] = toNumbers(values.canary);
    const steps = toNumbers(values.steps);
    const access = await kitAccess(name, values);
    const published = await publishWidget({
      ...access,
      folder: join(process.cwd(), BUILT),
      dryRun,
      why: values.why ?? '',
      canary,
      steps,
      unreleased,
      goingBack: values['going-back'] ?? false,
    });
    const { version, live, traffic, unchanged } = published;
    if (dryRun) {
      say(`${name} ${version} ${unchanged ? 'is published already' : 'would be taken'}.`);
      return 0;
    }
    const share = live ? ` and live for ${traffic} % of the visitors` : ', not live';
    say(`${name} ${version} ${unchanged ? 'was published before' : 'is published'}${share}.`);
    // it is published, whatever an earlier registry answers here
    const named = { ...access, widget: name, version };
    const address = await addressIfAllowed(named).catch(() => undefined);
    if (address !== undefined) say(`To look at it: ${address}`);
    const why = whyNobodyGets(published, { unreleased, release: 'npx asashiba-widget release' });
    if (why !== undefined) sayAside(why);
    return why === undefined ? 0 : 1;
  },
};
