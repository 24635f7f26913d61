import {
  configureWidget,
  fetchDiscovery,
  holdWidget,
  moveWidget,
  promoteWidget,
  raiseWidget,
  readStatus,
  type RegistryAccess,
  rollbackWidget,
  startWidget,
  type WidgetStatus,
} from 'registry/client';
import { describeStatus } from './describeStatus.ts';
import { ACCESS_FLAGS, type TeamAccess } from './givenAccess.ts';
import { stageAccess } from './stageAccess.ts';
import { toConfig } from './toConfig.ts';
import { toNumbers } from './toNumbers.ts';
import { whyNobodyGets } from './whyNobodyGets.ts';

/** The flags of a command line for `parseArgs`. */
export const RELEASE_FLAGS = {
  ...ACCESS_FLAGS,
  canary: { type: 'string' },
  steps: { type: 'string' },
  from: { type: 'string' },
  'from-token': { type: 'string' },
  unreleased: { type: 'boolean' },
  'going-back': { type: 'boolean' },
  why: { type: 'string' },
} as const;

/** What the help says of them, beside those of the access. */
export const RELEASE_FLAGS_HELP = `  --canary 10           start, promote: for so many per cent of the visitors; without it for all
  --steps 25,50,100     start, promote: raises the canary by itself, to these shares, while it does well
  --from URL            promote: the registry that has the version
  --from-token TOKEN    promote: the team's token there; without it STAGE_TOKEN
  --unreleased          promote: gives it to nobody yet
  --going-back          promote: it is meant that the version is lower than the live one
  --why "..."           stands in the audit log; every act needs it`;

type ReleaseFlags = {
  readonly [Flag in keyof typeof RELEASE_FLAGS]?:
    ((typeof RELEASE_FLAGS)[Flag]['type'] extends 'boolean' ? boolean : string) | undefined;
};

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

function toTraffic(word: string | undefined): number {
  const [traffic] = toNumbers(word);
  if (traffic === undefined || traffic < 1 || traffic > 100)
    throw new Error('Say to how many per cent of the visitors, 100 at most: raise 50.');
  return traffic;
}

function toVersion(act: string, version: string | undefined): string {
  if (version === undefined) throw new Error(`Say which version: ${act} 1.2.0.`);
  return version;
}

function toSlots(slots: readonly string[]): readonly string[] {
  if (slots.length === 0) throw new Error('Say which slots it shall fill: move right_ad.');
  return slots;
}

/** Returns the version that a rollback takes from visitors, as things stand. */
function goingOf({ versions, trial }: WidgetStatus, target: string | undefined) {
  const stable = versions.find((version) => version.stable);
  return (target === undefined && trial ? trial : stable)?.version;
}

const ACTS: Readonly<Record<string, (wish: Wish, words: readonly string[]) => Promise<unknown>>> = {
  promote: async ({ reason, source, ...wish }, [version]) => {
    const published = await promoteWidget({
      ...wish,
      version: toVersion('promote', version),
      why: reason,
      from: source(),
    });
    const why = whyNobodyGets(published, { unreleased: wish.unreleased, release: 'release' });
    if (why !== undefined) throw new Error(why);
  },
  raise: async (wish, [traffic]) =>
    raiseWidget({
      ...wish,
      traffic: toTraffic(traffic),
      of: (await readStatus(wish)).trial?.version,
    }),
  start: (wish, [version]) =>
    startWidget({ ...wish, version: toVersion('start', version), traffic: wish.canary ?? 100 }),
  rollback: async (wish, [version]) =>
    rollbackWidget({
      ...wish,
      ...(version !== undefined && { version }),
      of: goingOf(await readStatus(wish), version),
    }),
  pin: (wish) => holdWidget({ ...wish, hold: 'pinned' }),
  freeze: (wish) => holdWidget({ ...wish, hold: 'frozen' }),
  release: (wish) => holdWidget({ ...wish, hold: '' }),
  move: async (wish, slots) => moveWidget({ ...wish, slots: toSlots(slots) }),
  config: async (wish, pairs) => {
    const { discovery } = await fetchDiscovery(wish);
    const live = discovery.microFrontends[wish.name] ?? [];
    await configureWidget({ ...wish, config: toConfig(pairs, live) });
  },
};

/** Acts that take a list of words; the others take a version, a share or nothing. */
const OF_MANY_WORDS: readonly string[] = ['move', 'config'];
const OF_NO_WORD: readonly string[] = ['pin', 'freeze', 'release'];

/** An act with a word too many would do something else than what was meant. */
function expectNoMoreWords(act: string, words: readonly string[]): void {
  if (OF_MANY_WORDS.includes(act)) return;
  const more = words[OF_NO_WORD.includes(act) ? 0 : 1];
  if (more !== undefined) throw new Error(`${act} does not take "${more}".\n--help says more.`);
}

/** The acts on what visitors get of a widget. */
export const RELEASE_ACTS: readonly string[] = Object.keys(ACTS);

/** Returns how a widget stands, as lines for a terminal: its versions, its trial and its log. */
export async function statusLines(registryUrl: string, name: string): Promise<string[]> {
  return describeStatus(await readStatus({ registryUrl, name }));
}

/**
 * Does one of `RELEASE_ACTS` with the words after it, and returns how the widget stands then. Rejects with a
 * sentence where a word or the reason is missing, and with what the registry refuses.
 */
export async function actOnRelease(
  access: TeamAccess & { readonly name: string },
  flags: ReleaseFlags,
  [act = '', ...words]: readonly string[],
): Promise<string[]> {
  if (!flags.why) throw new Error('Say why (--why "..."): it stands in the audit log.');
  expectNoMoreWords(act, words);
  const [canary] = toNumbers(flags.canary);
  await ACTS[act]?.(
    {
      ...access,
      reason: flags.why,
      canary,
      steps: toNumbers(flags.steps),
      unreleased: flags.unreleased ?? false,
      goingBack: flags['going-back'] ?? false,
      source: () => stageAccess({ from: flags.from, token: flags['from-token'] }),
    },
    words,
  );
  return statusLines(access.registryUrl, access.name);
}
