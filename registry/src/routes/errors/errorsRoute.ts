import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { scrub } from 'server-kit/logs/scrub';
import { errorReports } from 'shared-contracts/release';
import { SHELL_LIMIT } from '../../access/shellLimit.ts';
import { shellMay } from '../../access/tokenMay.ts';
import type { Registry } from '../../registry.ts';

const DAY = 86_400_000;

/**
 * `POST /errors` keeps the errors that a shell server heard of from browsers, `GET /errors` returns the
 * groups of the last 24 hours for the staff's status page. Both need a shell's token.
 */
export function registerErrors(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  const options = { config: SHELL_LIMIT, ...shellMay('visits', registry) };
  app.post('/errors', options, async (request) => {
    const read = errorReports.safeParse(request.body);
    if (!read.success) throw new RequestError(400, 'The body is not a valid report of errors.');
    const { id, groups } = read.data;
    const scrubbed = groups.map(({ message, stack, ...group }) => ({
      ...group,
      message: scrub(message),
      stack: scrub(stack),
    }));
    const now = clock();
    await records.act(async (act) => {
      if (await act.isFirstReport(id, now)) await act.addErrors(scrubbed, now);
    });
    return {};
  });
  app.get('/errors', options, async () => ({ groups: await records.errorsSince(clock() - DAY) }));
}
