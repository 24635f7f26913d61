import { parseArgs } from 'node:util';
import {
  configureWidget,
  holdWidget,
  moveWidget,
  promoteWidget,
  raiseWidget,
  readStatus,
  type RegistryAccess,
  rollbackWidget,
  startWidget,
} from 'registry/client';
import { WIDGETS } from '../build/widgets.ts';
import { command, say } from '../console/command.ts';
import { describeStatus } from '../release/describeStatus.ts';
import { stageAccess } from '../release/stageAccess.ts';
import { ACCESS_FLAGS, type TeamAccess } from '../release/givenAccess.ts';
import { teamAccess } from '../release/teamAccess.ts';
import { toNumbers } from '../release/toNumbers.ts';

type Wish = TeamAccess & {
  readonly name: string;
  readonly reason: string;
  /** The first share of a version that is started or promoted, in per cent; absent for all. */
  readonly canary: number | undefined;
  readonly steps: readonly number[];
  readonly unreleased: boolean;
  readonly goingBack: boolean;
  /** The registry from which a version is promoted. */
  readonly source: () => RegistryAccess;
};

function toValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
function toConfig(pairs: readonly string[]) {
  return Object.fromEntries(
    pairs.map((pair) => [pair.split('=')[0] ?? '', toValue(pair.split('=').slice(1).join('='))]),
  );
}

const ACTS: Readonly<Record<string, (wish: Wish, words: readonly string[]) => Promise<unknown>>> = {
  status: async () => undefined,
  promote: ({ reason, source, ...wish }, [version = '']) =>
    promoteWidget({ ...wish, version, why: reason, from: source() }),
  raise: (wish, [traffic]) => raiseWidget({ ...wish, traffic: Number(traffic) }),
  start: (wish, [version = '']) => startWidget({ ...wish, version, traffic: wish.canary ?? 100 }),
  rollback: (wish, [version]) =>
    rollbackWidget({ ...wish, ...(version !== undefined && { version }) }),
  pin: (wish) => holdWidget({ ...wish, hold: 'pinned' }),
  freeze: (wish) => holdWidget({ ...wish, hold: 'frozen' }),
  release: (wish) => holdWidget({ ...wish, hold: '' }),
  move: (wish, slots) => moveWidget({ ...wish, slots }),
  config: (wish, pairs) => configureWidget({ ...wish, config: toConfig(pairs) }),
};

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
  config KEY=VALUE ...  replaces defaults of its manifest

  --canary 10           start, promote: for so many per cent of the visitors; without it for all
  --steps 25,50,100     start, promote: raises the canary by itself, to these shares, while it does well
  --from URL            promote: the registry that has the version
  --from-token TOKEN    promote: the team's token there; without it STAGE_TOKEN
  --unreleased          promote: gives it to nobody yet
  --going-back          promote: it is meant that the version is lower than the live one
  --why "..."           stands in the audit log; every act needs it
  --to URL              the registry; without it REGISTRY_URL, else the one of npm start on this machine
  --token TOKEN         the team's token; without it REGISTRY_TOKEN, or REGISTRY_IDENTITY in a CI
  --key FILE            the team's private key; without it WIDGET_KEY`;

command(HELP, async (words) => {
  const {
    values,
    positionals: [name = '', act = 'status', ...rest],
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...ACCESS_FLAGS,
      canary: { type: 'string' },
      steps: { type: 'string' },
      from: { type: 'string' },
      'from-token': { type: 'string' },
      unreleased: { type: 'boolean' },
      'going-back': { type: 'boolean' },
      why: { type: 'string' },
    },
  });
  const run = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
  if (!WIDGETS.includes(name) || !run)
    throw new Error(
      `Say which widget (${WIDGETS.join(', ')}) and what: ${Object.keys(ACTS).join(', ')}.`,
    );
  const access = await teamAccess(name, values);
  if (act !== 'status' && !values.why)
    throw new Error('Say why (--why "..."): it stands in the audit log.');
  const [canary] = toNumbers(values.canary);
  const wish: Wish = {
    ...access,
    name,
    reason: values.why ?? '',
    canary,
    steps: toNumbers(values.steps),
    unreleased: values.unreleased ?? false,
    goingBack: values['going-back'] ?? false,
    source: () => stageAccess({ from: values.from, token: values['from-token'] }),
  };
  await run(wish, rest);
  for (const line of describeStatus(await readStatus({ ...access, name }))) say(line);
});
