import { parse } from 'node:querystring';
import { RequestError } from './requestError.ts';

/** Longer than any search that a form can write. */
const LONGEST_QUERY = 8192;
const MOST_PAIRS = 200;

/** A query as names and values, repeated names as lists. Longer ones are refused before they are read. */
export const parseQuery = (text: string): Record<string, unknown> => {
  if (text.length > LONGEST_QUERY) throw new RequestError(414, 'The query is too long');
  return { ...parse(text, '&', '=', { maxKeys: MOST_PAIRS }) };
};
