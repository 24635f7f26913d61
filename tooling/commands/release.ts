import { parseArgs } from 'node:util';
import {
  configureWidget,
  holdWidget,
  moveWidget,
  raiseWidget,
  readStatus,
  rollbackWidget,
} from 'registry/client';
import { WIDGETS } from '../build/widgets.ts';
import { command, say } from '../console/command.ts';
import { describeStatus } from '../release/describeStatus.ts';
import { ACCESS_FLAGS, teamAccess, type TeamAccess } from '../release/teamAccess.ts';

type Wish = TeamAccess & { readonly name: string; readonly reason: string };

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
  raise: (wish, [traffic]) => raiseWidget({ ...wish, traffic: Number(traffic) }),
  rollback: (wish, [version]) =>
    rollbackWidget({ ...wish, ...(version !== undefined && { version }) }),
  pin: (wish) => holdWidget({ ...wish, hold: 'pinned' }),
  freeze: (wish) => holdWidget({ ...wish, hold: 'frozen' }),
  release: (wish) => holdWidget({ ...wish, hold: '' }),
  move: (wish, slots) => moveWidget({ ...wish, slots }),
  config: (wish, pairs) => configureWidget({ ...wish, config: toConfig(pairs) }),
};

/**
 * `npm run release -- mf-results status | raise 50 | rollback [1.2.0] | pin | freeze | release |
 * move <slot ...> | config <key=value ...> [--why "..."] [--to URL --token ...]`
 */
command(async (words) => {
  const {
    values,
    positionals: [name = '', act = 'status', ...rest],
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { ...ACCESS_FLAGS, why: { type: 'string' } },
  });
  const run = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
  if (!WIDGETS.includes(name) || !run)
    throw new Error(
      `Say which widget (${WIDGETS.join(', ')}) and what: ${Object.keys(ACTS).join(', ')}.`,
    );
  const access = await teamAccess(name, values);
  if (act !== 'status' && !values.why)
    throw new Error('Say why (--why "..."): it stands in the audit log.');
  await run({ ...access, name, reason: values.why ?? '' }, rest);
  for (const line of describeStatus(await readStatus({ ...access, name }))) say(line);
});
