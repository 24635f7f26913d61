import type { FastifyRequest } from 'fastify';
import type { TokenRecord } from '../records/tokenRecords.ts';
import type { Registry } from '../registry.ts';
import { issuedId, toIssued, whyNotValid, whyOver } from './issuedTokens.ts';
import { noteToken } from './refusals.ts';
import { staffTokenOf } from './staffSession.ts';
import { bearerOf, hasTokenNamed, type Publisher, toPublisher } from './teamTokens.ts';

/** What a token is compared with. */
export type TokenSources = Pick<Registry, 'tokens' | 'records' | 'clock' | 'findStaff'>;

/** Milliseconds: the last use of a token is kept by the hour, so that few calls write it. */
const HOUR = 3_600_000;

/** Notes that a token is used in this hour. Nothing is refused because that cannot be written. */
async function noteHour(
  request: FastifyRequest,
  { id, usedAt = 0 }: TokenRecord,
  { records, clock }: TokenSources,
): Promise<void> {
  const hour = Math.floor(clock() / HOUR) * HOUR;
  if (usedAt >= hour) return;
  await records.noteUse(id, hour).catch((error: unknown) => {
    request.log.warn({ err: error, tokenId: id }, 'the use of a token could not be noted');
  });
}

/** Returns whether the token that opened a session still counts, so that the session ends with it. */
async function countsStill(
  sessionOf: string,
  { tokens, records, clock }: TokenSources,
): Promise<boolean> {
  if (hasTokenNamed(tokens(), sessionOf)) return true;
  const opener = await records.findToken(sessionOf.slice(sessionOf.indexOf('#') + 1));
  return opener !== undefined && whyOver(opener, clock()) === undefined;
}

/** Returns why an issued token does not count; undefined if it does. */
async function whyRefused(
  token: string,
  record: TokenRecord | undefined,
  sources: TokenSources,
): Promise<string | undefined> {
  if (!record) return 'unknown';
  const why = whyNotValid(token, record, sources.clock());
  if (why !== undefined || record.sessionOf === undefined) return why;
  return (await countsStill(record.sessionOf, sources)) ? undefined : 'its token is over';
}

/**
 * Returns whose token a request shows, or which person of staff sent it. A refused token is noted by
 * its id, never as a whole.
 */
export async function findPublisher(
  request: FastifyRequest,
  sources: TokenSources,
): Promise<Publisher | undefined> {
  const { tokens, records } = sources;
  const staff = staffTokenOf(request.headers.authorization);
  if (staff !== undefined) return sources.findStaff(staff);
  const token = bearerOf(request.headers.authorization);
  const id = issuedId(token);
  if (id === undefined) return toPublisher(tokens(), token);
  const record = await records.findToken(id);
  const why = await whyRefused(token, record, sources);
  if (record && why === undefined) {
    await noteHour(request, record, sources);
    return toIssued(record);
  }
  noteToken(request, { refused: { tokenId: id, why: why ?? '' } });
  return undefined;
}
