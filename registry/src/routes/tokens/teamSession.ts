import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import type { TeamSession } from 'shared-contracts/release';
import { PAGE_ACTS } from '../../access/acts.ts';
import { SHELL_LIMIT } from '../../access/shellLimit.ts';
import { ownerMay, whoActs } from '../../access/tokenMay.ts';
import type { Publisher } from '../../access/teamTokens.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { Registry } from '../../registry.ts';
import { issue } from './issueToken.ts';

/** Milliseconds for which a team's page is open after a sign-in. */
const SESSION_LASTS = 3_600_000;

/** Returns the session that a request shows. Throws 403 for a token that is none. */
function sessionOf({ issued }: Publisher): NonNullable<Publisher['issued']> {
  if (issued?.isSession !== true) throw new RequestError(403, 'This token is no session.');
  return issued;
}

/**
 * The sessions of the teams' pages (ADR 083). `POST /tokens/session` opens one for the token of a team or of an
 * operator: a token of at most an hour, with those of its acts that the page has. It ends with that token. `GET`
 * there says whose session it is, `DELETE` ends it.
 */
export function registerTeamSession(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  // a sign-in and a sign-out write the log; the page asks again and again
  const acts = { config: { rateLimit: {} }, ...ownerMay(registry) };
  const reads = { config: SHELL_LIMIT, ...ownerMay(registry) };
  app.post('/tokens/session', acts, async (request, reply) => {
    const opener = whoActs(request);
    const { widget, name, issued } = opener;
    if (issued?.isSession === true) throw new RequestError(403, 'A session opens no other one.');
    const lasts = Math.min(SESSION_LASTS, (issued?.expiresAt ?? Infinity) - clock());
    const may = PAGE_ACTS.filter((act) => opener.acts.includes(act));
    const session = { widget, acts: may, lasts, note: '', sessionOf: name };
    reply.code(201).header('cache-control', 'no-store');
    return issue(session, opener, registry);
  });
  app.get('/tokens/session', reads, async (request): Promise<TeamSession> => {
    const publisher = whoActs(request);
    const { expiresAt } = sessionOf(publisher);
    const { widget, name, acts: may } = publisher;
    return { widget, name, acts: [...may], expiresAt: new Date(expiresAt).toISOString() };
  });
  app.delete('/tokens/session', acts, async (request) => {
    const publisher = whoActs(request);
    const { id } = sessionOf(publisher);
    await records.act(async (act) => {
      const { widget } = publisher;
      const entry = toEntry(clock, publisher, { act: 'page-closed', widget, version: '', why: id });
      await act.revokeToken(id, entry.at);
      await act.write(entry);
    });
    return {};
  });
}
