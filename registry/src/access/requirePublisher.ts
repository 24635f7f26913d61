import type { FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { toPublisher, type Publisher, type TokenSource } from './teamTokens.ts';

/** The person for whom an operator's program acts, as the audit log names it. */
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

/** Who acts on `/widgets/:name/...`: the widget's team or an operator; refuses without a token, and with that of another widget. */
export function requirePublisher(tokens: TokenSource, request: FastifyRequest): Publisher {
  const { name } = request.params as { name: string };
  const publisher = require(tokens, request, 'the widget');
  if (publisher.widget === 'operator') return asOperator(publisher, request);
  if (publisher.widget !== name)
    throw new RequestError(403, `This token may publish ${publisher.widget} only.`);
  return publisher;
}

/** An operator: may hold a widget, and act for all. */
export function requireOperator(tokens: TokenSource, request: FastifyRequest): Publisher {
  const publisher = require(tokens, request, 'an operator');
  if (publisher.widget !== 'operator') throw new RequestError(403, 'Only an operator may do this.');
  return asOperator(publisher, request);
}

/** A shell server, which tells of its visits. */
export function requireShell(tokens: TokenSource, request: FastifyRequest): void {
  if (require(tokens, request, 'a shell').widget !== 'shell')
    throw new RequestError(403, 'Only a shell may do this.');
}
