import { type DemoMember, isDemoMember } from './demoMembers.ts';

/** Names the demo member who is signed in. */
const NAME = 'gora_demo_member';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** The demo member whom a Cookie header names. */
export const readDemoMember = (header: string | undefined): DemoMember | undefined => {
  const pair = (header ?? '').split(';').map((each) => each.trim()).find((each) => each.startsWith(`${NAME}=`));
  const kind = pair?.slice(NAME.length + 1);
  return isDemoMember(kind) ? kind : undefined;
};

/** A Set-Cookie header that signs this member in until the browser closes, or signs out. */
export const writeDemoMember = (kind: DemoMember | undefined, isSecure: boolean): string =>
  `${NAME}=${kind ?? ''}; ${ATTRIBUTES}${kind === undefined ? '; Max-Age=0' : ''}${isSecure ? '; Secure' : ''}`;
