import { toLocalAddress } from 'shared-contracts/links';
import { RequestError } from 'server-kit/http/requestError';
import { type Preview, shownBy } from '../../preview/previewToken.ts';
import type { NamedVersion } from '../../preview/versionAddress.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { toLiveVersion } from '../discovery/toDiscovery.ts';
import { whyCollected } from '../versions/refuseCollected.ts';

type Records = Pick<ActRecords, 'find' | 'live'>;

/**
 * Returns the local address in its one form. Throws 403 in production, and 400 if it is not local.
 */
export function readLocal(
  text: string,
  { localPreviews }: Pick<Registry, 'localPreviews'>,
): string {
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
 * Returns why a version cannot be looked at any more, as a sentence; undefined if it can. What was taken
 * back never runs again, in a preview neither.
 */
export function whyGone(record: VersionRecord): string | undefined {
  const { name, version, withdrawn } = record;
  return withdrawn
    ? `${name} ${version} was taken back, and what was taken back never runs again.`
    : whyCollected(record);
}

function sayUnknown({ widget, version }: NamedVersion): string {
  return `${widget} ${version} was never published.`;
}

/** Returns a version that a preview is to show. Throws 404 for an unknown one, and 409 for one that is gone. */
export async function findShown(
  named: NamedVersion,
  records: Pick<Records, 'find'>,
): Promise<VersionRecord> {
  const record = await records.find(named.widget, named.version);
  if (!record) throw new RequestError(404, sayUnknown(named));
  const gone = whyGone(record);
  if (gone !== undefined) throw new RequestError(409, gone);
  return record;
}

/**
 * Returns what a preview shows: versions that can be looked at, those that are gone since it was issued
 * with the reason, and a local address.
 */
export async function shown(preview: Preview, records: Records, registry: Registry) {
  const { widget, address, expires } = preview;
  const live = await records.live();
  const ofWidget = (name: string) => live.find((record) => record.name === name);
  const answer = { expires: new Date(expires).toISOString(), live: [], gone: [] };
  if (address !== undefined) {
    const { slots = [], config = {} } = ofWidget(widget) ?? {};
    return { ...answer, local: { widget, address: readLocal(address, registry), slots, config } };
  }
  const wanted = await Promise.all(
    shownBy(preview).map(async (named) => ({
      named,
      record: await records.find(named.widget, named.version),
    })),
  );
  const gone = wanted.flatMap(({ named, record }) => {
    const why = record ? whyGone(record) : sayUnknown(named);
    return why === undefined ? [] : [{ ...named, why }];
  });
  const there = wanted.flatMap(({ record }) =>
    record && whyGone(record) === undefined ? [record] : [],
  );
  return {
    ...answer,
    live: there.map((record) => {
      const { slots, config } = ofWidget(record.name) ?? {
        slots: record.manifest.slots,
        config: {},
      };
      return toLiveVersion({ ...record, slots, config });
    }),
    gone,
  };
}
