import { RequestError } from 'server-kit/http/requestError';

const MOST = 100;

/**
 * Parses one to a hundred course ids separated by commas; drops repeated ones. Throws RequestError
 * 400 that names the parameter for anything else.
 */
export function parseCourseIds(text: string, name = 'c_ids'): number[] {
  const parts = text.split(',', MOST + 1);
  if (parts.length > MOST || parts.some((part) => !/^[1-9]\d{0,8}$/.test(part)))
    throw new RequestError(400, `${name} is not a list of course ids`);
  return [...new Set(parts.map(Number))];
}
