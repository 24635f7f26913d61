import { type AuthType, isAuthType, USER_RECORDS } from 'shared-contracts/staff';
import type * as z from 'zod/mini';

/**
 * R9.05: the cookie names of one account system. The specification fixes those of staff; we chose
 * the others.
 */
export interface CookieNames {
  readonly access: string;
  readonly refresh: string;
  readonly download?: string;
  readonly id?: string;
}

type Records = { readonly [Type in AuthType]: z.infer<(typeof USER_RECORDS)[Type]> };

/** R3.25: the service names of this site at its neighbours. */
export interface ServiceNames {
  readonly user: string;
  readonly rfb: string;
}
type Given = Readonly<Record<string, unknown>>;

export interface Adapter<Type extends AuthType = AuthType> {
  readonly type: Type;
  readonly cookies: CookieNames;
  /**
   * R7.10, R3.25: selects the fields of the input that the login call needs. It checks nothing
   * (R5.39).
   */
  toLogin(given: Given, services: ServiceNames): Given;
  /** R3.23, R3.25: returns the name of the person within this site. */
  toIdentity(record: Records[Type]): string;
}

function joined(...parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('_');
}
function ours(type: AuthType) {
  return { access: `gora_at_${type}`, refresh: `gora_rt_${type}` };
}

function named({ username, password }: Given): Given {
  return { username, password };
}

/** Adds the answer of a security key, where staff have given one (ADR 044). */
function withKey(login: Given, { assertion }: Given): Given {
  return assertion === undefined ? login : { ...login, assertion };
}

const ADAPTERS: { readonly [Type in AuthType]: Adapter<Type> } = {
  panda: {
    type: 'panda',
    cookies: { access: '__rg_panda_at', refresh: '__rg_panda_rt' },
    toLogin: (given) => withKey({ bkey: given['bkey'] }, given),
    toIdentity: ({ staff_id }) => `panda${staff_id}`,
  },
  rbs: {
    type: 'rbs',
    cookies: { access: 'gora_at_rbs', refresh: 'gora_rt_rbs', download: 'gora_dit_rbs' },
    toLogin: (given) => withKey(named(given), given),
    toIdentity: ({ authority, golf_course_id }) => joined('rbs', authority, golf_course_id),
  },
  rfb: {
    type: 'rfb',
    cookies: ours('rfb'),
    toLogin: ({ service, authorization_code, requested_contract_id }, services) => ({
      service: service ?? services.rfb,
      authorization_code,
      ...(requested_contract_id !== undefined && { requested_contract_id }),
    }),
    toIdentity: ({ service, user_type, contract_id, requested_contract_id }) =>
      joined('rfb', service, user_type, contract_id, requested_contract_id),
  },
  suzaku: {
    type: 'suzaku',
    cookies: ours('suzaku'),
    toLogin: ({ phoenix, garuda }) => ({ phoenix, garuda }),
    toIdentity: ({ employee_id }) => `suzaku${employee_id}`,
  },
  user: {
    type: 'user',
    cookies: { ...ours('user'), id: 'gora_it_user' },
    toLogin: (_given, services) => ({ service_id: services.user }),
    toIdentity: ({ user_id }) => `user${user_id}`,
  },
  default: {
    type: 'default',
    cookies: ours('default'),
    toLogin: named,
    toIdentity: ({ user_id }) => `default${user_id}`,
  },
};

/** R5.38: reports an unknown account system. */
export class InvalidAuthTypeError extends Error {
  readonly statusCode = 400;

  constructor(type: unknown) {
    super(`Auth type is invalid: ${String(type).slice(0, 40)}`);
    this.name = 'InvalidAuthTypeError';
  }
}

/** Returns the adapter of an account system. Throws `InvalidAuthTypeError` for an unknown type. */
export function adapterOf(type: unknown): Adapter {
  if (!isAuthType(type)) throw new InvalidAuthTypeError(type);
  return ADAPTERS[type] as Adapter;
}
