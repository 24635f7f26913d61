import type { FastifyInstance } from 'fastify';
import { registerRateLimit } from 'server-kit/admission/rateLimit';
import { isHealth } from 'server-kit/http/health';
import { endpoints } from '../endpoints/endpoints.ts';
import type { Environment } from '../environment.ts';
import { registerPlainErrors } from '../plugins/plainErrors.ts';
import { registerSecurityHeaders } from '../plugins/securityHeaders.ts';
import { registerShellHealth } from '../routes/health/health.ts';
import { registerJsonpFrame } from '../routes/jsonp-frame/jsonpFrame.ts';
import { registerUserApiForward, userApiAddress } from '../routes/jsonp-frame/userApiForward.ts';
import type { Services } from '../services/openServices.ts';

/**
 * The frames' host (ADR 007), where the script of a neighbour runs. It holds no page and no call of the
 * site, so that such a script reaches nothing.
 */
export async function registerFrames(
  app: FastifyInstance,
  environment: Environment,
  services: Services,
): Promise<void> {
  registerPlainErrors(app);
  await registerSecurityHeaders(app);
  await registerRateLimit(app, { max: environment.SHELL_RATE_LIMIT, isFree: isHealth });
  registerShellHealth(app, services);
  registerJsonpFrame(app, {
    userApiUrl: userApiAddress(environment),
    siteOrigin: environment.SITE_ORIGIN,
  });
  await registerUserApiForward(app, endpoints(environment).userApi, environment.USER_COOKIES);
}
