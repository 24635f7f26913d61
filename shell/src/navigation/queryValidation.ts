import { MAX_QUERY_BYTES } from 'shared-contracts/search';
import { isUsablePath } from '../routes/readablePath.ts';
import type { Destination, Step } from './decision.ts';

/**
 * The first step of the chain. A search that does not fit is the form's to tell (R4.01), so that only what no page can read
 * is turned away: a path in a bad encoding, a query above 64 KB.
 */
export function queryValidation({ path, query }: Destination): Step | undefined {
  if (!isUsablePath(path)) return { kind: 'invalid', status: 404 };
  // three bytes are the most that one UTF-16 unit takes
  const tooLong = query.length * 3 > MAX_QUERY_BYTES && new Blob([query]).size > MAX_QUERY_BYTES;
  return tooLong ? { kind: 'invalid', status: 414 } : undefined;
}
