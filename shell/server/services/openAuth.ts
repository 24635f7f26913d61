import { type AuthModule, authModule } from '../auth/authModule.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import type { Environment } from '../environment.ts';

/** Opens the sign-in to every account system, at the gateway's auth server. */
export function openAuth(environment: Environment, gateway: Endpoint): AuthModule {
  return authModule({
    gateway,
    mockName: environment.MOCK_NAME,
    services: { user: environment.USER_SERVICE_ID, rfb: environment.RFB_SERVICE },
    userCookies: environment.USER_COOKIES,
    cookieDomain: environment.AUTH_COOKIE_DOMAIN,
  });
}
