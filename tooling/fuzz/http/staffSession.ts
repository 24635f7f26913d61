import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '../../stack/index.ts';

function signIn({ staffUrl, demoAccounts }: Stack): Promise<Response> {
  const secret = demoAccounts.find(({ system }) => system === 'panda')?.secret ?? '';
  return fetch(`${staffUrl}/staff/panda/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: staffUrl },
    body: new URLSearchParams({ bkey: secret }),
  });
}

/**
 * Signs in as staff of panda; waits where one network has signed in too often, as many tries do. Returns the
 * cookies of the session, as a request sends them.
 */
export async function newSession(stack: Stack): Promise<string> {
  let reply = await signIn(stack);
  while (reply.status === 429) {
    await wait((Number(reply.headers.get('retry-after')) || 1) * 1000);
    reply = await signIn(stack);
  }
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`Staff cannot sign in: ${reply.status}`);
  return cookies.join('; ');
}
