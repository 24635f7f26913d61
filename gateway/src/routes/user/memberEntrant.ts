import type { Entrant } from '../../auth/sessions/Sessions.ts';
import type { Cookies } from 'server-kit/http/cookies';
import { RequestError } from 'server-kit/http/requestError';
import type { Members } from './members.ts';

/**
 * Returns the member of the user site, whom the site's own cookie names (R6.03). Rejects with
 * RequestError 401 without one.
 */
export async function memberEntrant(members: Members, cookies: Cookies): Promise<Entrant> {
  const member = await members.read(cookies);
  if (member === undefined) throw new RequestError(401, 'Login failed');
  return {
    type: 'user',
    login: member.id,
    record: JSON.stringify({ user_id: member.id, name: member.name }),
    may_download: 0,
  };
}
