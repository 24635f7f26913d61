import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import { SHELL_LIMIT } from '../../access/shellLimit.ts';
import { teamMay, whoActs } from '../../access/tokenMay.ts';
import type { DescribedCall } from '../../plugins/openApi.ts';
import {
  type AddressedVersion,
  isAddressKey,
  type NamedVersion,
  toAddressKey,
  toVersionAddress,
} from '../../preview/versionAddress.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { readInput } from '../readInput.ts';
import { findShown, whyGone } from './shown.ts';

/** What an address says of the version that it leads to. */
export const addressed = z.object({
  widget: z.string().max(50),
  version: z.string().max(100),
  key: z.string().max(100),
});

type KeyRecords = Pick<ActRecords, 'previewSecret' | 'addressRound' | 'find'>;

async function addressOf(
  named: NamedVersion,
  records: KeyRecords,
  { siteOrigin }: Pick<Registry, 'siteOrigin'>,
) {
  const round = await records.addressRound(named.widget, named.version);
  const key = toAddressKey(named, await records.previewSecret(), round);
  return { address: toVersionAddress({ ...named, key }, siteOrigin) };
}

/**
 * Returns the version to which an address leads. Throws 404 if it leads to none, with one message
 * whether the version or the key is wrong, so that nobody learns by guessing what was published; and
 * 410 if the version is gone.
 */
export async function findAddressed(
  wanted: AddressedVersion,
  records: KeyRecords,
): Promise<VersionRecord> {
  const { widget, version } = wanted;
  const round = await records.addressRound(widget, version);
  const isRight = isAddressKey(wanted, await records.previewSecret(), round);
  const record = isRight ? await records.find(widget, version) : undefined;
  if (!record) throw new RequestError(404, 'This address leads to no version.');
  const gone = whyGone(record);
  if (gone !== undefined) throw new RequestError(410, gone);
  return record;
}

interface VersionRoute {
  Params: { name: string; version: string };
}

/**
 * `GET /widgets/:name/versions/:version/address` (team): the address at which a version is looked at,
 * released or not. `POST` there renews it: the one before leads nowhere from then on. `POST
 * /previews/look`: says whether an address leads to a version, and writes nothing. An address is a
 * right by itself, as a link is.
 */
export function registerAddresses(app: FastifyInstance, registry: Registry): void {
  const { records, clock } = registry;
  const path = '/widgets/:name/versions/:version/address';
  const limited = (described: DescribedCall) => ({
    config: { rateLimit: {}, described },
    ...teamMay('preview', registry),
  });
  const read = {
    summary: 'Answers the address at which a version is looked at',
    by: 'team',
  } as const;
  app.get<VersionRoute>(path, limited(read), async ({ params: { name: widget, version } }) => {
    await findShown({ widget, version }, records);
    return addressOf({ widget, version }, records, registry);
  });
  const renewal = z.object({ reason: z.string().trim().min(1).max(300) });
  const renew = { summary: 'Renews the address of a version', by: 'team', body: renewal } as const;
  app.post<VersionRoute>(path, limited(renew), async (request) => {
    const { name: widget, version } = request.params;
    const { reason: why } = readInput(renewal, request.body);
    const publisher = whoActs(request);
    return records.act(async (act) => {
      await findShown({ widget, version }, act);
      await act.write(toEntry(clock, publisher, { act: 'address-renewed', widget, version, why }));
      return addressOf({ widget, version }, act, registry);
    });
  });
  app.post('/previews/look', { config: SHELL_LIMIT }, async (request) => {
    const { name, version } = await findAddressed(readInput(addressed, request.body), records);
    return { widget: name, version };
  });
}
