import * as z from 'zod';
import { refuseTeam, teamMay, whoActs } from '../../access/tokenMay.ts';
import { readInput } from '../readInput.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';

/**
 * `frozen`: no publish, no raise, no move to a later version; a rollback is still possible.
 * `pinned`: a new version gets no visitors. Empty: neither.
 */
const body = z.object({
  hold: z.enum(['', 'frozen', 'pinned']),
  reason: z.string().trim().min(1).max(300),
});

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
      const { hold, reason } = readInput(body, request.body);
      const done = hold === '' ? 'released' : 'held';
      await records.act(async (act) => {
        const widget = await act.widget(name);
        const publisher = whoActs(request);
        if (hold === 'frozen' || widget.hold === 'frozen') refuseTeam(publisher);
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
