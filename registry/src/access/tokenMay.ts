import type { FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import type { Registry } from '../registry.ts';
import type { TokenRecord } from '../records/tokenRecords.ts';
import type { TokenAct } from './acts.ts';
import { issuedId, toIssued, whyNotValid } from './issuedTokens.ts';
import { noteToken } from './refusals.ts';
import { bearerOf, type Publisher, toPublisher } from './teamTokens.ts';

/** The name of the person for whom an operator's program acts (header `x-acts-for`). */
const ACTS_FOR = /^[\w.@ -]{1,80}$/;

type Sources = Pick<Registry, 'tokens' | 'records' | 'clock'>;

/** Milliseconds: the last use of a token is kept by the hour, so that few calls write it. */
const HOUR = 3_600_000;

/** Who acts, for each request whose token was checked. */
const known = new WeakMap<FastifyRequest, Publisher>();

/** Notes that a token is used in this hour. Nothing is refused because that cannot be written. */
async function noteHour(
  request: FastifyRequest,
  { id, usedAt = 0 }: TokenRecord,
  { records, clock }: Sources,
): Promise<void> {
  const hour = Math.floor(clock() / HOUR) * HOUR;
  if (usedAt >= hour) return;
  await records.noteUse(id, hour).catch((error: unknown) => {
    request.log.warn({ err: error, token: id }, 'the use of a token could not be noted');
  });
}

/** Returns whose token a request shows. A refused token is noted by its id, never as a whole. */
async function findPublisher(
  request: FastifyRequest,
  sources: Sources,
): Promise<Publisher | undefined> {
  const { tokens, records, clock } = sources;
  const token = bearerOf(request.headers.authorization);
  const id = issuedId(token);
  if (id === undefined) return toPublisher(tokens(), token);
  const record = await records.findToken(id);
  const why = record ? whyNotValid(token, record, clock()) : 'unknown';
  if (record && why === undefined) {
    await noteHour(request, record, sources);
    return toIssued(record);
  }
  noteToken(request, { refused: { token: id, why: why ?? '' } });
  return undefined;
}

/** Returns who acts. Throws if a token names another person for whom it may not act, or names nobody. */
function actingFor(publisher: Publisher, request: FastifyRequest): Publisher {
  const person = request.headers['x-acts-for'];
  if (person === undefined) return publisher;
  if (!publisher.acts.includes('acts-for'))
    throw new RequestError(403, 'This token may not act for another person.');
  if (typeof person !== 'string' || !ACTS_FOR.test(person))
    throw new RequestError(400, 'x-acts-for is not a name of at most 80 letters.');
  return { ...publisher, name: `operator (${person})` };
}

/**
 * Returns a hook that lets a request pass whose token may do `act` and whom `check` does not refuse. It
 * runs after the limit of requests, so that refused tokens are limited too, and before the body is
 * read, so that a stranger cannot make the registry unpack it.
 */
function tokenMay(
  act: TokenAct,
  sources: Sources,
  owner: string,
  check: (publisher: Publisher, request: FastifyRequest) => void,
) {
  return {
    preParsing: async (request: FastifyRequest): Promise<void> => {
      const publisher = await findPublisher(request, sources);
      if (!publisher) throw new RequestError(401, `A bearer token of ${owner} is needed.`);
      noteToken(request, { publisher });
      check(publisher, request);
      if (!publisher.acts.includes(act))
        throw new RequestError(403, `This token does not have the act ${act}.`);
      known.set(request, actingFor(publisher, request));
    },
  };
}

/** Throws 403 if the publisher is no operator. */
export function refuseTeam({ widget }: Publisher): void {
  if (widget !== 'operator') throw new RequestError(403, 'Only an operator may do this.');
}

/**
 * The hook of a route `/widgets/:name/...`: for the widget's team and for operators. Answers 401
 * without a valid token, and 403 for the token of another widget or without that act.
 */
export function teamMay(act: TokenAct, sources: Sources) {
  return tokenMay(act, sources, 'the widget', ({ widget }, request) => {
    const { name } = request.params as { name: string };
    if (widget !== 'operator' && widget !== name)
      throw new RequestError(403, `This token may publish ${widget} only.`);
  });
}

/** The hook of a route for operators. Answers 401 without a valid token, and 403 for any other. */
export function operatorMay(act: TokenAct, sources: Sources) {
  return tokenMay(act, sources, 'an operator', refuseTeam);
}

/** The hook of a route for shells. Answers 401 without a valid token, and 403 for any other. */
export function shellMay(act: TokenAct, sources: Sources) {
  return tokenMay(act, sources, 'a shell', ({ widget }) => {
    if (widget !== 'shell') throw new RequestError(403, 'Only a shell may do this.');
  });
}

/** Returns who acts. Use it only in a route that has one of the hooks. */
export function whoActs(request: FastifyRequest): Publisher {
  const publisher = known.get(request);
  if (!publisher) throw new Error(`${request.url} has no hook that checks its token`);
  return publisher;
}
