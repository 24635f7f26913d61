import { parseArgs } from 'node:util';
import { publishWidget } from 'registry/client';
import { command, say, sayAside } from '../console/command.ts';
import { expectWidget, expectWords } from '../console/words.ts';
import { addressIfAllowed } from '../release/addressIfAllowed.ts';
import { builtFolder } from '../release/builtFolder.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { teamAccess } from '../release/teamAccess.ts';
import { toNumbers } from '../release/toNumbers.ts';
import { whyNobodyGets } from '../release/whyNobodyGets.ts';

type Published = Awaited<ReturnType<typeof publishWidget>>;

/** What became of a version, and what to do where it waits for visitors. */
function toLines({ name, version, live, traffic, unchanged }: Published): string[] {
  const reach = live ? ` and live for ${traffic} % of the visitors` : ', not live';
  const said = `${name} ${version} ${unchanged ? 'was published before' : 'is published'}${reach}.`;
  if (live || unchanged) return [said];
  return [said, `npm run release -- ${name} shows what visitors have, and starts a version.`];
}

const HELP = `npm run deploy -- <widget> [options]

Builds a version of a widget and publishes it: for every visitor, for a part of them, or for nobody yet.

  --version 1.2.0       its number; without it the version of its package.json
  --artefact FILE       publishes what npm run package wrote, as it is
  --canary 10           gives it to so many per cent of the visitors
  --steps 25,50,100     raises the canary by itself, to these shares, while it does well
  --unreleased          gives it to nobody: it can be previewed, and started later (npm run release)
  --going-back          it is meant that the version is lower than the live one
  --dry-run             asks whether the registry would take it, and changes nothing
  --waive CHECKS        takes it in spite of bundle, mount, weight or languages; for operators, with --why
  --why "..."           stands in the audit log
  --to URL              the registry; without it REGISTRY_URL, else the one of npm start on this machine
  --token TOKEN         the team's token; without it REGISTRY_TOKEN, or REGISTRY_IDENTITY in a CI
  --key FILE            the team's private key; without it WIDGET_KEY`;

const OPTIONS = {
  ...ACCESS_FLAGS,
  version: { type: 'string' },
  artefact: { type: 'string' },
  why: { type: 'string' },
  canary: { type: 'string' },
  steps: { type: 'string' },
  unreleased: { type: 'boolean' },
  'going-back': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  waive: { type: 'string' },
} as const;

command(HELP, async (words) => {
  const {
    values,
    positionals: [name = '', ...others],
  } = parseArgs({
    args: words,
    allowPositionals: true,
    options: OPTIONS,
  });
  expectWidget(name);
  expectWords(others, [name]);
  const [canary] = toNumbers(values.canary);
  const steps = toNumbers(values.steps);
  const access = await teamAccess(name, values);
  await using ends = new AsyncDisposableStack();
  const folder = await builtFolder(name, values, ends);
  const dryRun = values['dry-run'] ?? false;
  const unreleased = values.unreleased ?? false;
  const published = await publishWidget({
    ...access,
    folder,
    dryRun,
    why: values.why ?? '',
    canary,
    steps,
    unreleased,
    goingBack: values['going-back'] ?? false,
    waive: values.waive === undefined ? [] : values.waive.split(','),
  });
  const { version, unchanged } = published;
  if (dryRun) {
    say(`${name} ${version} ${unchanged ? 'is published already' : 'would be taken'}.`);
    return 0;
  }
  for (const line of toLines(published)) say(line);
  // it is published, whatever an earlier registry answers here
  const named = { ...access, widget: name, version };
  const address = await addressIfAllowed(named).catch(() => undefined);
  if (address !== undefined) say(`To look at it: ${address}`);
  const why = whyNobodyGets(published, { unreleased, release: `npm run release -- ${name}` });
  if (why !== undefined) sayAside(why);
  return why === undefined ? 0 : 1;
});
