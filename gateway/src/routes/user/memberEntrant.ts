import type { Entrant } from '../../auth/sessions/sessions.ts';
import { RequestError } from '../../http/requestError.ts';
import type { Members } from './members.ts';

/** R6.03: the user site knows its member by the site's own cookie. */
export async function memberEntrant(
  members: Members,
  cookies: string | undefined,
): Promise<Entrant> {
  const member = await members.read(cookies);
  if (member === undefined) throw new RequestError(401, 'Login failed');
  return {
    type: 'user',
    login: member.id,
    record: JSON.stringify({ user_id: member.id, name: member.name }),
    may_download: 0,
  };
}
