import { randomUUID } from 'node:crypto';
import { toLocalAddress } from 'shared-contracts/links';
import * as z from 'zod';
import { requireOperator, requireShell } from '../../access/requirePublisher.ts';
import { readInput } from '../readInput.ts';
import { RequestError } from 'server-kit/http/requestError';
import {
  LOCAL_VERSION,
  readPreviewToken,
  toPreviewToken,
  type Preview,
} from '../../preview/previewToken.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { REGISTRY, toEntry } from '../../records/toEntry.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';
import { toLiveVersion } from '../discovery/toDiscovery.ts';

const MINUTE = 60_000;
const issueBody = z
  .object({
    /** One of the two. */
    version: z.string().max(100).optional(),
    address: z.string().max(300).optional(),
    minutes: z
      .number()
      .int()
      .min(1)
      .max(7 * 24 * 60)
      .default(60),
    reason: z.string().trim().min(1).max(300),
  })
  .refine(
    ({ version, address }) => (version === undefined) !== (address === undefined),
    'needs a version or an address',
  );
const tokenBody = z.object({ token: z.string().max(2000) });

/** Where a preview of an address may be issued and shown: nowhere that visitors come to. */
function readAddress(text: string, { localPreviews }: Pick<Registry, 'localPreviews'>): string {
  if (!localPreviews)
    throw new RequestError(403, 'A local address is not previewed in production.');
  const address = toLocalAddress(text);
  if (address === undefined)
    throw new RequestError(
      400,
      'A local address is http://localhost:<port>/ or http://127.0.0.1:<port>/, with a path or without.',
    );
  return address;
}

async function shown(
  { widget, version, expires, address }: Preview,
  act: Pick<ActRecords, 'find' | 'live'>,
  registry: Registry,
) {
  const live = (await act.live()).find(({ name }) => name === widget);
  const until = new Date(expires).toISOString();
  if (address !== undefined) {
    return {
      expires: until,
      local: {
        widget,
        address: readAddress(address, registry),
        slots: live?.slots ?? [],
        config: live?.config ?? {},
      },
    };
  }
  const record = await act.find(widget, version);
  if (!record) throw new RequestError(404, `${widget} ${version} was never published.`);
  const { slots, config } = live ?? { slots: record.manifest.slots, config: {} };
  return { expires: until, live: toLiveVersion({ ...record, slots, config }) };
}

/**
 * `POST /widgets/:name/previews` (operator): a signed link for one browser, to a version or, outside production mode, to a local address. `POST /previews/open` (shell): uses a link, once,
 * and answers with a session that expires with it. `POST /previews/read` (shell): what a session shows.
 */
export function registerPreviews(app: FastifyInstance, registry: Registry): void {
  const { tokens, records, clock } = registry;
  app.post<{ Params: { name: string } }>(
    '/widgets/:name/previews',
    {
      config: { rateLimit: {} },
      onRequest: async (request) => void requireOperator(tokens, request),
    },
    async (request) => {
      const publisher = requireOperator(tokens, request);
      const { name } = request.params;
      const {
        version = LOCAL_VERSION,
        address: text,
        minutes,
        reason,
      } = readInput(issueBody, request.body);
      const address = text === undefined ? undefined : readAddress(text, registry);
      const secret = await records.previewSecret();
      return records.act(async (act) => {
        const isKnown =
          address === undefined
            ? await act.find(name, version)
            : (await act.live()).some((live) => live.name === name);
        if (!isKnown)
          throw new RequestError(
            404,
            address === undefined
              ? `${name} ${version} was never published.`
              : `${name} is not live here.`,
          );
        const expires = clock() + minutes * MINUTE;
        await act.write(
          toEntry(clock, publisher, {
            act: 'preview-issued',
            widget: name,
            version,
            why: `${address === undefined ? '' : `of ${address} `}for ${minutes} minutes. ${reason}`,
          }),
        );
        const link: Preview = {
          id: randomUUID(),
          use: 'link',
          widget: name,
          version,
          expires,
          ...(address !== undefined && { address }),
        };
        return { token: toPreviewToken(link, secret), expires: new Date(expires).toISOString() };
      });
    },
  );

  app.post(
    '/previews/open',
    { onRequest: async (request) => requireShell(tokens, request) },
    async (request) => {
      const secret = await records.previewSecret();
      const link = readPreviewToken(
        readInput(tokenBody, request.body).token,
        'link',
        secret,
        clock(),
      );
      if (!link) throw new RequestError(410, 'This preview has expired, or it is none.');
      if (link.address !== undefined) readAddress(link.address, registry);
      return records.act(async (act) => {
        if (!(await act.usePreview(link.id)))
          throw new RequestError(410, 'This preview was opened before.');
        await act.write(
          toEntry(clock, REGISTRY, {
            act: 'preview-used',
            widget: link.widget,
            version: link.version,
            why: link.address === undefined ? '' : `of ${link.address}`,
          }),
        );
        return {
          session: toPreviewToken({ ...link, use: 'session' }, secret),
          ...(await shown(link, act, registry)),
        };
      });
    },
  );

  app.post(
    '/previews/read',
    { onRequest: async (request) => requireShell(tokens, request) },
    async (request) => {
      const session = readPreviewToken(
        readInput(tokenBody, request.body).token,
        'session',
        await records.previewSecret(),
        clock(),
      );
      if (!session) throw new RequestError(410, 'This preview has expired, or it is none.');
      return shown(session, records, registry);
    },
  );
}
