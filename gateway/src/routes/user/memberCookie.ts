/** Names the member who is signed in. */
const NAME = 'gora_demo_member';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';
export const MEMBER_ID = /^[\w-]{1,40}$/;

/** The id of the member whom a Cookie header names, known or not. */
export function readMemberId(header: string | undefined): string | undefined {
  const pair = (header ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${NAME}=`));
  const id = pair?.slice(NAME.length + 1) ?? '';
  return MEMBER_ID.test(id) ? id : undefined;
}

/** A Set-Cookie header that signs this member in until the browser closes, or signs out. */
export function writeMemberId(id: string | undefined, isSecure: boolean): string {
  return `${NAME}=${id ?? ''}; ${ATTRIBUTES}${id === undefined ? '; Max-Age=0' : ''}${isSecure ? '; Secure' : ''}`;
}
