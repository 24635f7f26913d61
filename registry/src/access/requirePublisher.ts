import type { FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { toPublisher, type Publisher, type TokenSource } from './teamTokens.ts';

/** The name of the person for whom an operator's program acts (header `x-acts-for`). */
const ACTS_FOR = /^[\w.@ -]{1,80}$/;

function require(tokens: TokenSource, request: FastifyRequest, what: string): Publisher {
  const publisher = toPublisher(tokens(), request.headers.authorization);
  if (!publisher) throw new RequestError(401, `A bearer token of ${what} is needed.`);
  return publisher;
}

function asOperator(publisher: Publisher, request: FastifyRequest): Publisher {
  const person = request.headers['x-acts-for'];
  return typeof person === 'string' && ACTS_FOR.test(person)
    ? { ...publisher, name: `operator (${person})` }
    : publisher;
}

/**
 * Returns who acts on `/widgets/:name/...`: the widget's team or an operator. Throws 401 without a
 * valid token, and 403 for the token of another widget.
 */
export function requirePublisher(tokens: TokenSource, request: FastifyRequest): Publisher {
  const { name } = request.params as { name: string };
  const publisher = require(tokens, request, 'the widget');
  if (publisher.widget === 'operator') return asOperator(publisher, request);
  if (publisher.widget !== name)
    throw new RequestError(403, `This token may publish ${publisher.widget} only.`);
  return publisher;
}

/** Returns the operator who acts. Throws 401 without a valid token, and 403 for any other token. */
export function requireOperator(tokens: TokenSource, request: FastifyRequest): Publisher {
  const publisher = require(tokens, request, 'an operator');
  if (publisher.widget !== 'operator') throw new RequestError(403, 'Only an operator may do this.');
  return asOperator(publisher, request);
}

/** Throws 401 without a valid token, and 403 for a token that is not a shell server's. */
export function requireShell(tokens: TokenSource, request: FastifyRequest): void {
  if (require(tokens, request, 'a shell').widget !== 'shell')
    throw new RequestError(403, 'Only a shell may do this.');
}
