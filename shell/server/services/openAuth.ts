import { ACCOUNT_KINDS, STAFF_KINDS } from 'shared-contracts/staff';
import { type AuthModule, type AuthModuleOptions, authModule } from '../auth/authModule.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import type { Environment } from '../environment.ts';

function toOptions(
  environment: Environment,
  gateway: Endpoint,
): Omit<AuthModuleOptions, 'systems'> {
  return {
    gateway,
    mockName: environment.MOCK_NAME,
    services: { user: environment.USER_SERVICE_ID, rfb: environment.RFB_SERVICE },
    userCookies: environment.USER_COOKIES,
    cookieDomain: environment.AUTH_COOKIE_DOMAIN,
  };
}

/** The sign-ins, at the gateway's auth server. */
export interface SignIns {
  /** The account systems of visitors, for the site's own host. */
  readonly auth: AuthModule;
  /** Those of staff, who have a host of their own (ADR 036). */
  readonly staffAuth: AuthModule;
}

/** Opens the sign-in to every account system. No host signs in to the systems of another. */
export function openAuth(environment: Environment, gateway: Endpoint): SignIns {
  const options = toOptions(environment, gateway);
  return {
    auth: authModule({ ...options, systems: ACCOUNT_KINDS }),
    staffAuth: authModule({ ...options, systems: STAFF_KINDS }),
  };
}
