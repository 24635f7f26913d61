import * as z from 'zod';
import { refuseTeam, teamMay, whoActs } from '../../access/tokenMay.ts';
import { readInput } from '../readInput.ts';
import { RequestError } from 'server-kit/http/requestError';
import type { Hold } from '../../records/versionRecord.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';

/**
 * `frozen`: no publish, no raise, no move to a later version; a rollback is still possible.
 * `pinned`: a new version gets no visitors. Empty: neither.
 */
const holdName = z.enum(['', 'frozen', 'pinned']);

/** `of`: the hold that shall go, so that none goes that its sender has not seen; whichever stands if missing. */
const body = z.object({
  hold: holdName,
  of: holdName.optional(),
  reason: z.string().trim().min(1).max(300),
});

/** Throws 409 for an act that comes too late: it would end another hold than its sender means. */
function refuseAnotherHold(name: string, of: Hold | undefined, present: Hold): void {
  if (of === undefined || of === present) return;
  throw new RequestError(
    409,
    `${name} is ${present || 'not held'} by now, and no longer ${of || 'free'}. Look at it again.`,
  );
}

/**
 * `PUT /widgets/:name/hold`. A team may pin its own widget; only an operator may freeze a widget or
 * release it from that.
 */
export function registerHold(app: FastifyInstance, registry: Registry): void {
  const { records, clock, metrics } = registry;
  app.put<{ Params: { name: string } }>(
    '/widgets/:name/hold',
    {
      config: {
        rateLimit: {},
        described: { summary: 'Pins, freezes or releases a widget', by: 'team', body },
      },
      ...teamMay('hold', registry),
    },
    async (request) => {
      const { name } = request.params;
      const { hold, of, reason } = readInput(body, request.body);
      const done = hold === '' ? 'released' : 'held';
      await records.act(async (act) => {
        const widget = await act.widget(name);
        const publisher = whoActs(request);
        if (hold === 'frozen' || widget.hold === 'frozen') refuseTeam(publisher);
        refuseAnotherHold(name, of, widget.hold);
        await act.setWidget(name, { ...widget, hold });
        const stable = (await act.list(name)).find((record) => record.stable);
        await act.write(
          toEntry(clock, publisher, {
            act: done,
            widget: name,
            version: stable?.version ?? '',
            why: hold === '' ? reason : `${hold}. ${reason}`,
          }),
        );
      });
      metrics.acts.inc({ widget: name, act: done });
      return { name, hold };
    },
  );
}
