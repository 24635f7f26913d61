import { parseArgs } from 'node:util';
import { actsOf, issueToken, listTokens, revokeToken } from 'registry/client';
import { WIDGETS } from '../build/widgets.ts';
import { command, say } from '../console/command.ts';
import { expectNumber, expectWords } from '../console/words.ts';
import { describeToken } from '../release/describeToken.ts';
import { isKnown } from '../release/expectPublished.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { teamAccess } from '../release/teamAccess.ts';

const USUAL_DAYS = '90';
const MOST_DAYS = 365;

const HELP = `npm run tokens -- list | issue <widget|operator|shell> | revoke <id> [options]

Shows, issues and takes back tokens of the registry; for operators.

  --acts publish,rollback   what the holder may do; without it all acts of its kind
  --new                 nobody has published a widget of this name yet, and it is meant
  --days 90                 how long it counts, 365 at most
  --why "..."               stands in the audit log; issue and revoke need it
  --to URL              the registry; without it REGISTRY_URL, else the one of npm start on this machine
  --token TOKEN         the team's token; without it REGISTRY_TOKEN, or REGISTRY_IDENTITY in a CI
  --key FILE            the team's private key; without it WIDGET_KEY`;

const OWNERS = [...WIDGETS, 'operator', 'shell'];

/** Rejects with a sentence where nobody has published a widget of this name: it may be a typing mistake. */
async function expectOwner(registryUrl: string, name: string): Promise<void> {
  if (OWNERS.includes(name) || (await isKnown(registryUrl, name))) return;
  throw new Error(
    `Nobody has published a widget ${name} yet; there are ${OWNERS.join(', ')}. With --new it gets a token all the same.`,
  );
}

/** Throws a sentence where a token of this owner cannot have one of these acts. */
function expectActs(owner: string, acts: readonly string[]): void {
  const all: readonly string[] = actsOf(owner);
  const others = acts.filter((act) => !all.includes(act));
  if (others.length > 0)
    throw new Error(`A token of ${owner} may ${all.join(', ')}, not "${others.join(', ')}".`);
}

command(HELP, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...ACCESS_FLAGS,
      acts: { type: 'string' },
      new: { type: 'boolean', default: false },
      days: { type: 'string', default: USUAL_DAYS },
      why: { type: 'string' },
    },
  });
  const [what = 'list', name = '', ...more] = positionals;
  expectWords([what], ['list', 'issue', 'revoke']);
  expectWords(what === 'list' ? positionals.slice(1) : more, what === 'list' ? [] : [name]);
  expectNumber('days', values.days, { most: MOST_DAYS });
  const access = await teamAccess('operator', values);
  const reason = values.why ?? '';
  if (what !== 'list' && (name === '' || reason === ''))
    throw new Error(
      'Say for whom or which one, and why (--why "..."): it stands in the audit log.',
    );
  if (what === 'issue') {
    const acts = values.acts?.split(',');
    expectActs(name, acts ?? []);
    if (!values.new) await expectOwner(access.registryUrl, name);
    const days = Number(values.days);
    const issued = await issueToken({ ...access, widget: name, acts, days, reason });
    say(`The token of ${name}, shown this once (${issued.id}, until ${issued.expiresAt}):`);
    say(issued.token);
  } else if (what === 'revoke') {
    await revokeToken({ ...access, id: name, reason });
    say(`${name} is revoked.`);
  } else {
    for (const token of await listTokens(access)) say(describeToken(token));
  }
});
