import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { errorReports } from 'shared-contracts/release';
import { SHELL_LIMIT } from '../../access/shellLimit.ts';
import { holderMay, shellMay } from '../../access/tokenMay.ts';
import type { Registry } from '../../registry.ts';
import { mapReader } from '../../stacks/mapReader.ts';
import { sourceStacks } from '../../stacks/sourceStacks.ts';

const DAY = 86_400_000;

/**
 * `POST /errors` keeps the errors that a shell server heard of from browsers, with the places of the sources;
 * it needs a shell's token. `GET /errors` returns the groups of the last 24 hours for the staff's status page
 * and for operators; it needs the act `errors`.
 */
export function registerErrors(app: FastifyInstance, registry: Registry): void {
  const { records, assets, clock } = registry;
  const stacks = sourceStacks(mapReader({ read: (key) => assets.read(key), clock }), records);
  const mayTell = { config: SHELL_LIMIT, ...shellMay('visits', registry) };
  const mayRead = { config: SHELL_LIMIT, ...holderMay('errors', registry) };
  app.post('/errors', mayTell, async (request) => {
    const read = errorReports.safeParse(request.body);
    if (!read.success) throw new RequestError(400, 'The body is not a valid report of errors.');
    const { id, groups } = read.data;
    // outside of the act, which holds up no other one while the store is asked
    const sources = await stacks.read(groups);
    const now = clock();
    await records.act(async (act) => {
      if (await act.isFirstReport(id, now)) await act.addErrors(sources, now);
    });
    return {};
  });
  app.get('/errors', mayRead, async () => ({ groups: await records.errorsSince(clock() - DAY) }));
}
