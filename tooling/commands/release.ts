import { parseArgs } from 'node:util';
import { widgetManifest } from 'shared-contracts/widget';
import { command, say } from '../console/command.ts';
import { expectWidget, expectWords } from '../console/words.ts';
import { expectPublished } from '../release/expectPublished.ts';
import {
  actOnRelease,
  RELEASE_ACTS,
  RELEASE_FLAGS,
  RELEASE_FLAGS_HELP,
  statusLines,
} from '../release/releaseActs.ts';
import { teamAccess } from '../release/teamAccess.ts';

const STATUS = 'status';

const HELP = `npm run release -- <widget> [act] [options]

Shows the versions of a widget, its trial and its log, after the act where one is named.

  status                shows them (this is done without an act)
  promote 1.2.0         publishes here what the registry --from has, as it is: stage first, then production
  raise 50              gives the canary so many per cent of the visitors; 100 ends the trial
  start 1.2.0           gives visitors to a version that was published for nobody
  rollback [1.2.0]      takes the canary back, or returns to an earlier version
  pin                   new versions get no visitors
  freeze                nothing is published or raised (operators)
  release               ends pin and freeze
  move SLOT ...         fills other slots that its manifest names
  config KEY=VALUE ...  replaces defaults of its manifest; others that were replaced stay, KEY= ends one

${RELEASE_FLAGS_HELP}
  --to URL              the registry; without it REGISTRY_URL, else the one of npm start on this machine
  --token TOKEN         the team's token; without it REGISTRY_TOKEN, or REGISTRY_IDENTITY in a CI
  --key FILE            the team's private key; without it WIDGET_KEY`;

command(HELP, async (words) => {
  const {
    values,
    positionals: [name = '', act = STATUS, ...rest],
  } = parseArgs({ args: words, allowPositionals: true, options: RELEASE_FLAGS });
  // what is no name is told before anybody is asked
  if (!widgetManifest.shape.name.safeParse(name).success) expectWidget(name);
  expectWords([act], [STATUS, ...RELEASE_ACTS]);
  const access = await teamAccess(name, values);
  // the first version that a stage promotes is of a widget that nobody knows here
  if (act !== 'promote') await expectPublished(access.registryUrl, name);
  const lines =
    act === STATUS
      ? await statusLines(access.registryUrl, name)
      : await actOnRelease({ ...access, name }, values, [act, ...rest]);
  for (const line of lines) say(line);
});
