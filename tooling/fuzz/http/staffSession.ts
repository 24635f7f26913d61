import type { Stack } from '../../stack/index.ts';

/** Signs in as staff of panda. Returns the cookies of the session, as a request sends them. */
export async function newSession({ staffUrl, demoAccounts }: Stack): Promise<string> {
  const secret = demoAccounts.find(({ system }) => system === 'panda')?.secret ?? '';
  const reply = await fetch(`${staffUrl}/staff/panda/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: staffUrl },
    body: new URLSearchParams({ bkey: secret }),
  });
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`Staff cannot sign in: ${reply.status}`);
  return cookies.join('; ');
}
