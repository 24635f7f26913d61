import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { type IssuedToken, newTokenReply } from 'shared-contracts/release';
import * as z from 'zod';
import { actsOf, TOKEN_ACTS } from '../../access/acts.ts';
import { type Publisher, TOKEN_OWNER } from '../../access/teamTokens.ts';
import { operatorMay, whoActs } from '../../access/tokenMay.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { TokenRecord } from '../../records/tokenRecords.ts';
import type { Registry } from '../../registry.ts';
import { readInput } from '../readInput.ts';
import { issue } from './issueToken.ts';
import { registerTeamSession } from './teamSession.ts';

const DAY = 86_400_000;
/** Milliseconds for which the token of a CI's job counts. */
const JOB_LASTS = 900_000;

/** The acts that only shells have, so that any issuer may give them. */
const FOR_SHELLS: ReadonlySet<string> = new Set(['visits']);

const reason = z.string().trim().min(1).max(300);
const issueBody = z
  .object({
    widget: z.string().regex(TOKEN_OWNER),
    /** All that a token of this owner may do unless given. */
    acts: z.array(z.enum(TOKEN_ACTS)).min(1).optional(),
    days: z.int().min(1).max(365),
    reason,
  })
  .refine(
    ({ widget, acts = [] }) => acts.every((act) => actsOf(widget).includes(act)),
    'a token of this owner cannot have one of these acts',
  );
const exchangeBody = z.object({
  /** The JWT of the CI's job. */
  identity: z.string().max(8000),
  widget: z.string().max(100),
});
const revokeBody = z.object({ reason });

function toReply(token: TokenRecord): IssuedToken {
  const { id, widget, acts, issuedAt, issuedBy, expiresAt, revokedAt = null, note, usedAt } = token;
  return {
    id,
    widget,
    acts: [...acts],
    issuedAt,
    issuedBy,
    expiresAt: new Date(expiresAt).toISOString(),
    revokedAt,
    note,
    usedAt: usedAt === undefined ? null : new Date(usedAt).toISOString(),
  };
}

/** Throws 403 if a token would issue acts that it does not have itself. */
function refuseMore(issuer: Publisher, acts: readonly string[]): void {
  const more = acts.filter((act) => !issuer.acts.includes(act) && !FOR_SHELLS.has(act));
  if (more.length > 0)
    throw new RequestError(
      403,
      `This token cannot give what it does not have: ${more.join(', ')}.`,
    );
}

function registerIssue(app: FastifyInstance, registry: Registry): void {
  app.post(
    '/tokens',
    {
      config: {
        rateLimit: {},
        described: {
          summary: 'Issues a token, which is shown this once',
          by: 'operator',
          body: issueBody,
          reply: newTokenReply,
        },
      },
      ...operatorMay('tokens', registry),
    },
    async (request, reply) => {
      const wish = readInput(issueBody, request.body);
      const { widget, acts = actsOf(widget), days, reason: note } = wish;
      refuseMore(whoActs(request), acts);
      const token = { widget, acts, lasts: days * DAY, note };
      reply.code(201).header('cache-control', 'no-store');
      return issue(token, whoActs(request), registry);
    },
  );
}

/** Nobody has a token yet: the identity is the proof. */
function registerExchange(app: FastifyInstance, registry: Registry): void {
  const described = {
    summary: "Exchanges the OIDC identity of a CI's job for a token of a quarter of an hour",
    body: exchangeBody,
    reply: newTokenReply,
  };
  app.post('/tokens/exchange', { config: { rateLimit: {}, described } }, async (request, reply) => {
    const { identity, widget } = readInput(exchangeBody, request.body);
    const job = await registry.proveJob(identity, widget, registry.clock());
    const token = { widget, acts: job.acts, lasts: JOB_LASTS, note: '' };
    reply.code(201).header('cache-control', 'no-store');
    return issue(token, job, registry);
  });
}

/**
 * `POST /tokens` issues a token, which is shown this once; `POST /tokens/exchange` issues one to the
 * job of a CI for its OIDC identity, which counts for a quarter of an hour; `GET /tokens` lists the issued ones;
 * `DELETE /tokens/:id` revokes one. All but the
 * exchange are for operators whose token has the act `tokens`.
 */
export function registerTokens(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  const options = { config: { rateLimit: {} }, ...operatorMay('tokens', registry) };
  registerIssue(app, registry);
  registerExchange(app, registry);
  registerTeamSession(app, registry);
  app.get('/tokens', options, async () => ({
    tokens: (await records.listTokens()).map(toReply),
  }));
  app.delete<{ Params: { id: string } }>('/tokens/:id', options, async (request) => {
    const { id } = request.params;
    const { reason: why } = readInput(revokeBody, request.body);
    return records.act(async (act) => {
      const token = await act.findToken(id);
      if (!token) throw new RequestError(404, `There is no token ${id}.`);
      if (token.revokedAt !== undefined) return toReply(token);
      const entry = toEntry(clock, whoActs(request), {
        act: 'token-revoked',
        widget: token.widget,
        version: '',
        why: `${id}. ${why}`,
      });
      await act.revokeToken(id, entry.at);
      await act.write(entry);
      return toReply({ ...token, revokedAt: entry.at });
    });
  });
}
