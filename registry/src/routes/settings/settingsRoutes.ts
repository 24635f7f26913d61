import * as z from 'zod';
import { teamMay, whoActs } from '../../access/tokenMay.ts';
import { readInput } from '../readInput.ts';
import { RequestError } from 'server-kit/http/requestError';
import { passGate } from '../../gate/passGate.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { AuditEntry, WidgetRecord } from '../../records/versionRecord.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../../registry.ts';

const reason = z.string().trim().min(1).max(300);
const slotsBody = z.object({ slots: z.array(z.string().max(60)).max(20), reason });
const configBody = z.object({
  config: z.record(z.string(), z.union([z.string().max(2000), z.number(), z.boolean()])),
  reason,
});

/**
 * Sets what was decided for a widget. Throws 409 if a live version does not accept it. Returns the
 * stable version.
 */
async function decide(
  name: string,
  decided: WidgetRecord,
  act: ActRecords,
  { gate }: Registry,
): Promise<string> {
  const versions = (await act.live()).filter((record) => record.name === name);
  const [stable] = versions;
  if (!stable) throw new RequestError(404, `${name} is not live.`);
  await act.setWidget(name, decided);
  for (const { manifest } of versions) await passGate(manifest, act, gate);
  return stable.version;
}

/**
 * `PUT /widgets/:name/slots` moves a widget; `PUT /widgets/:name/config` changes its settings.
 * Neither needs a build.
 */
export function registerSettings(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  const options = (summary: string, body: z.ZodType) => ({
    config: { rateLimit: {}, described: { summary, by: 'team', body } as const },
    ...teamMay('settings', registry),
  });
  const change = (
    request: FastifyRequest,
    act: AuditEntry['act'],
    why: string,
    wish: Partial<WidgetRecord>,
  ) =>
    records.act(async (acts) => {
      const { name } = request.params as { name: string };
      const decided = { ...(await acts.widget(name)), ...wish };
      const version = await decide(name, decided, acts, registry);
      await acts.write(toEntry(clock, whoActs(request), { act, widget: name, version, why }));
      return { name, slots: decided.slots, config: decided.config };
    });
  app.put(
    '/widgets/:name/slots',
    options('Moves a widget to other slots of its manifest', slotsBody),
    async (request) => {
      const { slots, reason: why } = readInput(slotsBody, request.body);
      return change(request, 'moved', `to ${slots.join(', ') || 'no slot'}. ${why}`, { slots });
    },
  );
  app.put(
    '/widgets/:name/config',
    options("Replaces defaults of the manifest's settings", configBody),
    async (request) => {
      const { config, reason: why } = readInput(configBody, request.body);
      return change(request, 'configured', why, { config });
    },
  );
}
