import { RequestError } from '../../http/requestError.ts';
import type { Entrant } from '../../auth/sessions/sessions.ts';
import { readDemoMember } from './demoCookie.ts';
import { DEMO_MEMBERS } from './demoMembers.ts';

/** R6.03: the user site knows its member by the site's own cookie. */
export const memberEntrant = (cookies: string | undefined): Entrant => {
  const kind = readDemoMember(cookies);
  if (kind === undefined) throw new RequestError(401, 'Login failed');
  return { type: 'user', login: kind, record: JSON.stringify({ user_id: kind, name: DEMO_MEMBERS[kind].name }), may_download: 0 };
};
