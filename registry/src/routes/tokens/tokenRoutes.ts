import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import type { IssuedToken } from 'shared-contracts/release';
import * as z from 'zod';
import { actsOf, TOKEN_ACTS } from '../../access/acts.ts';
import { drawToken } from '../../access/issuedTokens.ts';
import { TOKEN_OWNER } from '../../access/teamTokens.ts';
import { operatorMay, whoActs } from '../../access/tokenMay.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { TokenRecord } from '../../records/tokenRecords.ts';
import type { Registry } from '../../registry.ts';
import { readInput } from '../readInput.ts';

const DAY = 86_400_000;

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
const revokeBody = z.object({ reason });

function toReply(token: TokenRecord): IssuedToken {
  const { id, widget, acts, issuedAt, issuedBy, expiresAt, revokedAt = null, note } = token;
  return {
    id,
    widget,
    acts: [...acts],
    issuedAt,
    issuedBy,
    expiresAt: new Date(expiresAt).toISOString(),
    revokedAt,
    note,
  };
}

function registerIssue(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  app.post(
    '/tokens',
    { config: { rateLimit: {} }, ...operatorMay('tokens', registry) },
    async (request, reply) => {
      const operator = whoActs(request);
      const {
        widget,
        acts = actsOf(widget),
        days,
        reason: note,
      } = readInput(issueBody, request.body);
      const { id, token, hash } = drawToken();
      const expiresAt = clock() + days * DAY;
      const why = `${id} for ${acts.join(', ')} in ${days} days. ${note}`;
      await records.act(async (act) => {
        const entry = toEntry(clock, operator, { act: 'token-issued', widget, version: '', why });
        const issued = { issuedAt: entry.at, issuedBy: operator.name };
        await act.addToken({ id, hash, widget, acts, ...issued, expiresAt, note });
        await act.write(entry);
      });
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ id, token, expiresAt: new Date(expiresAt).toISOString() });
    },
  );
}

/**
 * `POST /tokens` issues a token, which is shown this once; `GET /tokens` lists the issued ones;
 * `DELETE /tokens/:id` revokes one. For operators whose token has the act `tokens`.
 */
export function registerTokens(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  const options = { config: { rateLimit: {} }, ...operatorMay('tokens', registry) };
  registerIssue(app, registry);
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
