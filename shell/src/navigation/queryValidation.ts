import { MAX_QUERY_BYTES } from 'shared-contracts/search';
import { isUsablePath } from '../routes/readablePath.ts';
import type { Destination, Step } from './decision.ts';

/**
 * R4.01, R4.02: the first step of the chain. Refuses only what no page can read: a path that cannot
 * be decoded, and a query above 64 KB. The form itself reports an invalid search.
 */
export function queryValidation({ path, query }: Destination): Step | undefined {
  if (!isUsablePath(path)) return { kind: 'invalid', status: 404 };
  // One UTF-16 unit takes three bytes at most, so a short query needs no exact count.
  const tooLong = query.length * 3 > MAX_QUERY_BYTES && new Blob([query]).size > MAX_QUERY_BYTES;
  return tooLong ? { kind: 'invalid', status: 414 } : undefined;
}
