import { parseArgs } from 'node:util';
import { issueToken, listTokens, revokeToken } from 'registry/client';
import { command, say } from '../console/command.ts';
import { expectWords } from '../console/words.ts';
import { describeToken } from '../release/describeToken.ts';
import { ACCESS_FLAGS } from '../release/givenAccess.ts';
import { teamAccess } from '../release/teamAccess.ts';

const USUAL_DAYS = '90';

const HELP = `npm run tokens -- list | issue <widget|operator|shell> | revoke <id> [options]

Shows, issues and takes back tokens of the registry; for operators.

  --acts publish,rollback   what the holder may do; without it all acts of its kind
  --days 90                 how long it counts
  --why "..."               stands in the audit log; issue and revoke need it
  --to URL              the registry; without it REGISTRY_URL, else the one of npm start on this machine
  --token TOKEN         the team's token; without it REGISTRY_TOKEN, or REGISTRY_IDENTITY in a CI
  --key FILE            the team's private key; without it WIDGET_KEY`;

command(HELP, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...ACCESS_FLAGS,
      acts: { type: 'string' },
      days: { type: 'string', default: USUAL_DAYS },
      why: { type: 'string' },
    },
  });
  const [what = 'list', name = ''] = positionals;
  expectWords([what], ['list', 'issue', 'revoke']);
  const access = await teamAccess('operator', values);
  const reason = values.why ?? '';
  if (what !== 'list' && (name === '' || reason === ''))
    throw new Error(
      'Say for whom or which one, and why (--why "..."): it stands in the audit log.',
    );
  if (what === 'issue') {
    const acts = values.acts?.split(',');
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
