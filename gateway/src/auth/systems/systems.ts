import type { AuthType } from 'shared-contracts/staff';
import * as z from 'zod';
import type { Claim } from './claim.ts';

function text(longest: number) {
  return z.string().max(longest);
}

/** The login call of one account system: its body, and the claim that it makes. */
interface AccountSystem {
  readonly body: z.ZodType;
  /** Returns the claim of a body that the schema has accepted. */
  toClaim(accepted: unknown): Claim;
}
function system<Body extends z.ZodType>(
  body: Body,
  toClaim: (body: z.infer<Body>) => Claim,
): AccountSystem {
  // the route checks every body against the schema before it asks for the claim
  return { body, toClaim: (accepted) => toClaim(accepted as z.infer<Body>) };
}

const name = { username: text(100), password: text(200) };
/** Returns the claim of a name and a password. */
export function toNamedClaim({ username, password }: Record<keyof typeof name, string>): Claim {
  return { login: username.trim().normalize('NFKC'), secret: password };
}

/** The answer of a security key as JSON, which staff send after they were asked for it (ADR 044). */
const assertion = text(4000).optional();

/**
 * Every account system whose login proves a secret (R7.10, R3.25). The user site knows its members by
 * a cookie (`memberEntrant.ts`), the reservation site by a code (`authorizationCodes.ts`).
 */
export const SYSTEMS = {
  // a key begins with the staff number of its holder: `panda-1001-...`
  panda: system(z.object({ bkey: text(200), assertion }), ({ bkey }) => {
    const key = bkey.trim();
    return { login: key.slice(0, Math.max(0, key.lastIndexOf('-'))), secret: key };
  }),
  rbs: system(z.object({ ...name, assertion }), toNamedClaim),
  default: system(z.object(name), toNamedClaim),
  suzaku: system(z.object({ phoenix: text(100), garuda: text(200) }), ({ phoenix, garuda }) => ({
    login: phoenix,
    secret: garuda,
  })),
} as const satisfies Readonly<Record<Exclude<AuthType, 'user' | 'rfb'>, AccountSystem>>;

/** The login body of the user site. */
const USER_BODY = z.object({ service_id: text(100) });
/** The login body of the reservation site. */
const RFB_BODY = z.object({
  service: text(100),
  authorization_code: text(200),
  requested_contract_id: text(100).optional(),
});
export type RfbLogin = z.infer<typeof RFB_BODY>;

/** Returns the body of a system's login call. */
export function bodyOf(type: AuthType): z.ZodType {
  if (type === 'user') return USER_BODY;
  return type === 'rfb' ? RFB_BODY : SYSTEMS[type].body;
}
