import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { requireOperator, requireShell } from '../../access/requirePublisher.ts';
import { readInput } from '../../errors/readInput.ts';
import { Refusal } from '../../errors/refusal.ts';
import { readPreviewToken, toPreviewToken, type Preview } from '../../preview/previewToken.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { REGISTRY, toEntry } from '../../records/toEntry.ts';
import type { Registry, RegistryApp } from '../../registry.ts';
import { toLiveVersion } from '../discovery/toDiscovery.ts';

const MINUTE = 60_000;
const issueBody = z.object({ version: z.string().max(100), minutes: z.number().int().min(1).max(7 * 24 * 60).default(60), reason: z.string().trim().min(1).max(300) });
const tokenBody = z.object({ token: z.string().max(2000) });

const shown = async ({ widget, version, expires }: Preview, act: Pick<ActRecords, 'find' | 'live'>) => {
  const record = await act.find(widget, version);
  if (!record) throw new Refusal(404, `${widget} ${version} was never published.`);
  const live = (await act.live()).find(({ name }) => name === widget);
  const { slots, config } = live ?? { slots: record.manifest.slots, config: {} };
  return { expires: new Date(expires).toISOString(), live: toLiveVersion({ ...record, slots, config }) };
};

/**
 * `POST /widgets/:name/previews` (operator): a signed link for one browser. `POST /previews/open` (shell): uses a link, once,
 * and answers with a session that expires with it. `POST /previews/read` (shell): what a session shows.
 */
export const previewRoutes = (app: RegistryApp, { tokens, records, clock }: Registry): void => {
  app.post<{ Params: { name: string } }>('/widgets/:name/previews', {
    config: { rateLimit: {} },
    onRequest: async (request) => void requireOperator(tokens, request),
  }, async (request) => {
    const publisher = requireOperator(tokens, request);
    const { name } = request.params;
    const { version, minutes, reason } = readInput(issueBody, request.body);
    const secret = await records.previewSecret();
    return records.act(async (act) => {
      if (!await act.find(name, version)) throw new Refusal(404, `${name} ${version} was never published.`);
      const expires = clock() + minutes * MINUTE;
      await act.write(toEntry(clock, publisher, { act: 'preview-issued', widget: name, version, why: `for ${minutes} minutes. ${reason}` }));
      return { token: toPreviewToken({ id: randomUUID(), use: 'link', widget: name, version, expires }, secret), expires: new Date(expires).toISOString() };
    });
  });

  app.post('/previews/open', { onRequest: async (request) => requireShell(tokens, request) }, async (request) => {
    const secret = await records.previewSecret();
    const link = readPreviewToken(readInput(tokenBody, request.body).token, 'link', secret, clock());
    if (!link) throw new Refusal(410, 'This preview has expired, or it is none.');
    return records.act(async (act) => {
      if (!await act.usePreview(link.id)) throw new Refusal(410, 'This preview was opened before.');
      await act.write(toEntry(clock, REGISTRY, { act: 'preview-used', widget: link.widget, version: link.version, why: '' }));
      return { session: toPreviewToken({ ...link, use: 'session' }, secret), ...await shown(link, act) };
    });
  });

  app.post('/previews/read', { onRequest: async (request) => requireShell(tokens, request) }, async (request) => {
    const session = readPreviewToken(readInput(tokenBody, request.body).token, 'session', await records.previewSecret(), clock());
    if (!session) throw new Refusal(410, 'This preview has expired, or it is none.');
    return shown(session, records);
  });
};
