import { randomUUID } from 'node:crypto';
import { toLocalAddress } from 'shared-contracts/links';
import * as z from 'zod';
import { SHELL_LIMIT } from '../../access/shellLimit.ts';
import { operatorMay, whoActs } from '../../access/tokenMay.ts';
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
import { refuseCollected } from '../versions/refuseCollected.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../../registry.ts';
import { toLiveVersion } from '../discovery/toDiscovery.ts';

const MINUTE = 60_000;
const issueBody = z
  .object({
    /** The preview shows either a version or a local address. */
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
/** A link or a session is signed, and is all that these calls need. */
const BY_ITSELF = { config: SHELL_LIMIT };

const tokenBody = z.object({ token: z.string().max(2000) });

/**
 * Returns the local address in its one form. Throws 403 in production, and 400 if it is not local.
 */
function readAddress(text: string, { localPreviews }: Pick<Registry, 'localPreviews'>): string {
  if (!localPreviews) throw new RequestError(403, 'Production does not preview a local address.');
  const address = toLocalAddress(text);
  if (address === undefined)
    throw new RequestError(
      400,
      'A local address is http://localhost:<port>/ or http://127.0.0.1:<port>/, with or without a path.',
    );
  return address;
}

/**
 * Returns the version or the local address that a preview shows. Throws 404 for an unknown version,
 * and 409 for a collected one.
 */
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
  refuseCollected(record);
  const { slots, config } = live ?? { slots: record.manifest.slots, config: {} };
  return { expires: until, live: toLiveVersion({ ...record, slots, config }) };
}

type IssueWish = z.infer<typeof issueBody>;

/** Throws 409 for a collected version, 404 for an unknown one, and for a local address of a widget that is not live. */
async function refuseUnknown(act: ActRecords, name: string, wish: IssueWish): Promise<void> {
  const { version = LOCAL_VERSION, address } = wish;
  const record = address === undefined ? await act.find(name, version) : undefined;
  if (record) return refuseCollected(record);
  if (address !== undefined && (await act.live()).some((live) => live.name === name)) return;
  throw new RequestError(
    404,
    address === undefined ? `${name} ${version} was never published.` : `${name} is not live here.`,
  );
}

function registerIssue(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  app.post<{ Params: { name: string } }>(
    '/widgets/:name/previews',
    {
      config: { rateLimit: {} },
      ...operatorMay('preview', registry),
    },
    async (request) => {
      const publisher = whoActs(request);
      const { name: widget } = request.params;
      const wish = readInput(issueBody, request.body);
      const { version = LOCAL_VERSION, minutes, reason } = wish;
      const address = wish.address === undefined ? undefined : readAddress(wish.address, registry);
      const secret = await records.previewSecret();
      return records.act(async (act) => {
        await refuseUnknown(act, widget, wish);
        const expires = clock() + minutes * MINUTE;
        const what = address === undefined ? '' : `of ${address} `;
        const why = `${what}for ${minutes} minutes. ${reason}`;
        await act.write(toEntry(clock, publisher, { act: 'preview-issued', widget, version, why }));
        const link: Preview = {
          id: randomUUID(),
          use: 'link',
          widget,
          version,
          expires,
          ...(address !== undefined && { address }),
        };
        return { token: toPreviewToken(link, secret), expires: new Date(expires).toISOString() };
      });
    },
  );
}

/** Reads the token in a request. Throws 410 if it has expired or is invalid. */
function readToken(
  request: FastifyRequest,
  use: Preview['use'],
  secret: string,
  now: number,
): Preview {
  const { token } = readInput(tokenBody, request.body);
  const preview = readPreviewToken(token, use, secret, now);
  if (!preview) throw new RequestError(410, 'This preview has expired or is invalid.');
  return preview;
}

function registerOpen(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  app.post('/previews/open', BY_ITSELF, async (request) => {
    const secret = await records.previewSecret();
    const link = readToken(request, 'link', secret, clock());
    const { id, widget, version, address } = link;
    if (address !== undefined) readAddress(address, registry);
    return records.act(async (act) => {
      if (!(await act.usePreview(id)))
        throw new RequestError(410, 'This preview was already opened.');
      const why = address === undefined ? '' : `of ${address}`;
      await act.write(toEntry(clock, REGISTRY, { act: 'preview-used', widget, version, why }));
      return {
        session: toPreviewToken({ ...link, use: 'session' }, secret),
        ...(await shown(link, act, registry)),
      };
    });
  });
}

function registerRead(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  app.post('/previews/read', BY_ITSELF, async (request) => {
    const session = readToken(request, 'session', await records.previewSecret(), clock());
    return shown(session, records, registry);
  });
}

/**
 * `POST /widgets/:name/previews` (operator): issues a signed link for one browser to a version or,
 * outside production, to a local address. `POST /previews/open`: uses a link once, and answers with a
 * session that expires with the link. `POST /previews/read`: answers what a session shows. A link and
 * a session are rights by themselves, so that shells, which bring them for browsers, need none.
 */
export function registerPreviews(app: FastifyInstance, registry: Registry): void {
  registerIssue(app, registry);
  registerOpen(app, registry);
  registerRead(app, registry);
}
