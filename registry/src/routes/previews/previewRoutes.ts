import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import { SHELL_LIMIT } from '../../access/shellLimit.ts';
import {
  type Preview,
  readPreviewToken,
  shownBy,
  toPreviewToken,
} from '../../preview/previewToken.ts';
import type { AddressedVersion } from '../../preview/versionAddress.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { REGISTRY, toEntry } from '../../records/toEntry.ts';
import type { Registry } from '../../registry.ts';
import { readInput } from '../readInput.ts';
import { addressed, findAddressed, registerAddresses } from './addressRoutes.ts';
import { registerIssue } from './issueRoute.ts';
import { readLocal, shown } from './shown.ts';

/** Milliseconds for which an address shows its version to a browser; it can be opened again. */
const ADDRESS_SHOWS = 3_600_000;
/** A link or a session is signed, and is all that these calls need. */
const BY_ITSELF = { config: SHELL_LIMIT };

const tokenBody = z.object({ token: z.string().max(3100) });
const openBody = z.union([tokenBody, addressed]);

/** Reads a token. Throws 410 if it has expired or is invalid. */
function readToken(
  { token }: z.infer<typeof tokenBody>,
  use: Preview['use'],
  secret: string,
  now: number,
): Preview {
  const preview = readPreviewToken(token, use, secret, now);
  if (!preview) throw new RequestError(410, 'This preview has expired or is invalid.');
  return preview;
}

/** Writes down that a preview was opened, in the log of each version that it shows. */
async function noteUse(
  preview: Preview,
  why: string,
  act: ActRecords,
  { clock }: Pick<Registry, 'clock'>,
): Promise<void> {
  for (const named of shownBy(preview))
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await act.write(toEntry(clock, REGISTRY, { act: 'preview-used', ...named, why }));
}

/** Uses a link once. Throws 410 if it was used before. */
async function openLink(link: Preview, act: ActRecords, registry: Registry): Promise<Preview> {
  const { id, address } = link;
  if (address !== undefined) readLocal(address, registry);
  if (!(await act.usePreview(id))) throw new RequestError(410, 'This preview was already opened.');
  await noteUse(link, address === undefined ? '' : `of ${address}`, act, registry);
  return { ...link, use: 'session' };
}

/**
 * Opens an address, which can be done any number of times: the log has one line for each day on which it
 * was. Throws 404 and 410 like `findAddressed`.
 */
async function openAddress(
  wanted: AddressedVersion,
  act: ActRecords,
  registry: Registry,
): Promise<Preview> {
  const { name: widget, version } = await findAddressed(wanted, act);
  const now = registry.clock();
  const expires = now + ADDRESS_SHOWS;
  const session: Preview = { id: randomUUID(), use: 'session', widget, version, expires };
  const day = new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (await act.usePreview(`address ${widget}@${version} ${day}`))
    await noteUse(session, 'by its address', act, registry);
  return session;
}

function registerOpen(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  app.post('/previews/open', BY_ITSELF, async (request) => {
    const secret = await records.previewSecret();
    const wish = readInput(openBody, request.body);
    return records.act(async (act) => {
      const session =
        'token' in wish
          ? await openLink(readToken(wish, 'link', secret, clock()), act, registry)
          : await openAddress(wish, act, registry);
      const answer = await shown(session, act, registry);
      if (!('local' in answer) && answer.live.length === 0)
        throw new RequestError(410, answer.gone.map(({ why }) => why).join(' '));
      return { session: toPreviewToken(session, secret), ...answer };
    });
  });
}

function registerRead(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  app.post('/previews/read', BY_ITSELF, async (request) => {
    const secret = await records.previewSecret();
    const session = readToken(readInput(tokenBody, request.body), 'session', secret, clock());
    return shown(session, records, registry);
  });
}

/**
 * Registers the issue of links, the addresses of versions, and: `POST /previews/open`: uses a link once, or
 * opens an address, and answers with a session that ends. `POST /previews/read`: answers what a session
 * shows. A link, an address and a session are rights by themselves, so that shells, which bring them for
 * browsers, need none.
 */
export function registerPreviews(app: FastifyInstance, registry: Registry): void {
  registerIssue(app, registry);
  registerAddresses(app, registry);
  registerOpen(app, registry);
  registerRead(app, registry);
}
