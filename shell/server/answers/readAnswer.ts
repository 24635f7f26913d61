import { ApiError } from 'shared-contracts/errors';
import type { RequestCall } from 'server-kit/renderer/messages';

/** The answer of a call. */
export interface ReadAnswer {
  /** JSON text: the answer itself, or the text of a TEXT call as a JSON string. */
  readonly json: string;
  /** R8.03: whether the answer says by its `result_status` that the call failed. */
  readonly saysFailed: boolean;
}

function parseJson(text: string, path: string): unknown {
  if (text === '') throw new ApiError('Answer is empty', { status: -1, path });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('Answer is not JSON', { status: -1, path, cause: error });
  }
}

/** R8.03: reads the text of an answer. Throws an ApiError if a JSON call is not answered by JSON. */
export function readAnswer(
  { method, path }: Pick<RequestCall, 'method' | 'path'>,
  text: string,
): ReadAnswer {
  if (method === 'TEXT') return { json: JSON.stringify(text), saysFailed: false };
  const reply = parseJson(text, path) as { result_status?: unknown } | null;
  const status = reply?.result_status ?? 200;
  return { json: text, saysFailed: status !== 200 };
}
