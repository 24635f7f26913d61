import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import { toPublisher, type Publisher, type TeamTokens } from './teamTokens.ts';

/** The publisher of a request for `/widgets/:name/...`; refuses without a token, and with the token of another widget. */
export const requirePublisher = (tokens: TeamTokens, request: FastifyRequest): Publisher => {
  const { name } = request.params as { name: string };
  const publisher = toPublisher(tokens, request.headers.authorization);
  if (!publisher) throw new Refusal(401, 'A bearer token of the widget is needed.');
  if (publisher.widget !== name) throw new Refusal(403, `This token may publish ${publisher.widget} only.`);
  return publisher;
};
