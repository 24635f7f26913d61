import type { FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import type { TokenAct } from './acts.ts';
import { findPublisher, type TokenSources } from './findPublisher.ts';
import { noteToken } from './refusals.ts';
import { staffTokenOf } from './staffSession.ts';
import type { Publisher } from './teamTokens.ts';

/** Who acts, for each request whose token was checked. */
const known = new WeakMap<FastifyRequest, Publisher>();

/**
 * Returns a hook that lets a request pass whose token may do `act`, if one is given, and whom `check` does not refuse. It
 * runs after the limit of requests, so that refused tokens are limited too, and before the body is
 * read, so that a stranger cannot make the registry unpack it.
 */
function tokenMay(
  act: TokenAct | undefined,
  sources: TokenSources,
  owner: string,
  check: (publisher: Publisher, request: FastifyRequest) => void,
) {
  return {
    preParsing: async (request: FastifyRequest): Promise<void> => {
      const publisher = await findPublisher(request, sources);
      if (!publisher) throw new RequestError(401, `A bearer token of ${owner} is needed.`);
      noteToken(request, { publisher });
      check(publisher, request);
      if (act !== undefined && !publisher.acts.includes(act))
        throw new RequestError(403, `This token does not have the act ${act}.`);
      known.set(request, publisher);
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
export function teamMay(act: TokenAct, sources: TokenSources) {
  return tokenMay(act, sources, 'the widget', ({ widget }, request) => {
    const { name } = request.params as { name: string };
    if (widget !== 'operator' && widget !== name)
      throw new RequestError(403, `This token may publish ${widget} only.`);
  });
}

/** The hook of a route for operators. Answers 401 without a valid token, and 403 for any other. */
export function operatorMay(act: TokenAct, sources: TokenSources) {
  return tokenMay(act, sources, 'an operator', refuseTeam);
}

/** The hook of a route for shells. Answers 401 without a valid token, and 403 for any other. */
export function shellMay(act: TokenAct, sources: TokenSources) {
  return tokenMay(act, sources, 'a shell', ({ widget }) => {
    if (widget !== 'shell') throw new RequestError(403, 'Only a shell may do this.');
  });
}

/** The hook of a route for every token that has the act, whosever it is. */
export function holderMay(act: TokenAct, sources: TokenSources) {
  return tokenMay(act, sources, 'a shell or an operator', () => {});
}

/**
 * The hook of the calls by which a team or an operator opens, reads and ends a session of the team's page
 * (ADR 083). Answers 401 without a valid token, and 403 for one of a shell and for staff, who have a session of
 * their own.
 */
export function ownerMay(sources: TokenSources) {
  return tokenMay(undefined, sources, 'a team', ({ widget }, request) => {
    if (widget === 'shell' || staffTokenOf(request.headers.authorization) !== undefined)
      throw new RequestError(403, 'Only a team or an operator may do this.');
  });
}

/** Returns who acts. Use it only in a route that has one of the hooks. */
export function whoActs(request: FastifyRequest): Publisher {
  const publisher = known.get(request);
  if (!publisher) throw new Error(`${request.url} has no hook that checks its token`);
  return publisher;
}
