import { parseArgs } from 'node:util';
import { issuePreview, type NamedVersion, readAddress, renewAddress } from 'registry/client';
import { command, say } from '../console/command.ts';
import { expectNumber, expectWords } from '../console/words.ts';
import { atPage } from '../release/addressIfAllowed.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { keyOf, toNamedVersion } from '../release/previewWords.ts';
import { teamAccess } from '../release/teamAccess.ts';

const USUAL_MINUTES = '60';
/** A week. */
const MOST_MINUTES = 10_080;

const HELP = `npm run preview -- address | link | renew <widget>@<version> [...] [options]

Shows published versions to whom they are sent, released or not. Nobody else sees anything of it.

  address mf-results@1.2.0                   its address: stays the same, opens any number of times
  link mf-results@1.2.0 mf-course@1.1.0      one link for one browser, which shows them together, once
  renew mf-results@1.2.0                     gives it another address, and the one before leads nowhere

  A link shows a version of another team by the address that this team has passed on, in place of its name.

  --at /course/204/     the page at which it opens; without it one where the widget stands
  --minutes 60          link: how long it counts, a week (10080) at most
  --why "..."           stands in the audit log; link and renew need it
  --to URL              the registry; without it REGISTRY_URL, else the one of npm start on this machine
  --token TOKEN         the team's token; without it REGISTRY_TOKEN, or REGISTRY_IDENTITY in a CI
  --key FILE            the team's private key; without it WIDGET_KEY`;

interface Wish {
  readonly named: NamedVersion;
  /** The further words of a link. */
  readonly others: readonly string[];
  readonly flags: Parameters<typeof teamAccess>[1];
  readonly at: string | undefined;
  readonly minutes: number;
  readonly reason: string;
}

async function link({ named, others, flags, at, minutes, reason }: Wish): Promise<void> {
  const also = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first refusal is told
  for (const word of others) also.push(await keyOf(word, flags));
  const access = await teamAccess(named.widget, flags);
  const issued = await issuePreview({ ...access, ...named, also, minutes, reason });
  say(atPage(issued.url, at));
  const shown = [named, ...also].map(({ widget, version }) => `${widget}@${version}`);
  say(`Opens once, until ${issued.expires}, and shows ${shown.join(', ')}.`);
  for (const warning of issued.warnings) say(`They do not fit: ${warning}`);
}

const ACTS: Readonly<Record<string, (wish: Wish) => Promise<void>>> = {
  async address({ named, flags, at }) {
    const access = await teamAccess(named.widget, flags);
    say(atPage(await readAddress({ ...access, ...named }), at));
  },
  link,
  async renew({ named, flags, at, reason }) {
    const access = await teamAccess(named.widget, flags);
    say(atPage(await renewAddress({ ...access, ...named, reason }), at));
  },
};

command(HELP, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...ACCESS_FLAGS,
      at: { type: 'string' },
      minutes: { type: 'string', default: USUAL_MINUTES },
      why: { type: 'string' },
    },
  });
  const [what = '', first = '', ...others] = positionals;
  if (what === '') throw new Error(`Say what to do: address, link or renew.\n--help says more.`);
  expectWords([what], Object.keys(ACTS));
  if (what !== 'link') expectWords(others, [first]);
  expectNumber('minutes', values.minutes, { most: MOST_MINUTES });
  if (what !== 'address' && !values.why)
    throw new Error('Say why (--why "..."): it stands in the audit log.');
  await ACTS[what]?.({
    named: toNamedVersion(first),
    others,
    flags: values,
    at: values.at,
    minutes: Number(values.minutes),
    reason: values.why ?? '',
  });
});
