import type { FastifyInstance } from 'fastify';
import { registerLoadShedding } from 'server-kit/admission/loadShedding';
import { registerRateLimit } from 'server-kit/admission/rateLimit';
import { registerCookies } from 'server-kit/http/cookies';
import { isHealth } from 'server-kit/http/health';
import type { Environment } from '../environment.ts';
import { registerCompression } from '../plugins/compression.ts';
import { registerPlainErrors } from '../plugins/plainErrors.ts';
import { registerSecurityHeaders } from '../plugins/securityHeaders.ts';
import { registerAuthRoutes } from '../routes/auth/authRoutes.ts';
import { registerGatewayForward } from '../routes/forward/forwardGateway.ts';
import { registerShellHealth } from '../routes/health/health.ts';
import { registerReleases } from '../routes/releases/releaseRoutes.ts';
import { registerShellFiles } from '../routes/remotes/remoteFiles.ts';
import { registerStatus } from '../routes/status/statusRoute.ts';
import { openStaffBuild } from '../routes/staff/staffBuild.ts';
import { registerStaffPages } from '../routes/staff/staffPages.ts';
import { registerTeamPages } from '../routes/team/teamRoutes.ts';
import type { Services } from '../services/openServices.ts';
import {
  toForwardOptions,
  toReleaseServices,
  toStatusServices,
  toTeamServices,
} from '../services/routeServices.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * The staff's own host (ADR 036): sign-in, the pages behind it, and their files. No widget, no page of
 * visitors and no script of another team is there.
 */
export async function registerStaff(
  app: FastifyInstance,
  environment: Environment,
  services: Services,
): Promise<void> {
  registerPlainErrors(app);
  await registerSecurityHeaders(app);
  await registerCookies(app);
  await registerRateLimit(app, { max: environment.SHELL_RATE_LIMIT, isFree: isHealth });
  await registerLoadShedding(app, {
    longestLag: environment.LONGEST_LAG,
    retryAfter: RETRY_AFTER_SECONDS,
    isFree: isHealth,
  });
  await registerCompression(app);
  registerShellHealth(app, services);
  registerShellFiles(app, environment.SHELL_DIST, services.sharedFiles);
  await registerSignIn(app, environment, services);
}

/** Registers the sign-in of staff, and the pages behind it. */
async function registerSignIn(
  app: FastifyInstance,
  environment: Environment,
  services: Services,
): Promise<void> {
  const { staffAuth: auth, clock } = services;
  await registerAuthRoutes(app, auth);
  await registerGatewayForward(app, toForwardOptions(environment, { ...services, auth }));
  const staff = { auth, clock, build: await openStaffBuild(environment.SHELL_DIST) };
  await registerStaffPages(app, staff);
  registerReleases(app, toReleaseServices(environment, staff));
  registerStatus(app, { ...staff, ...toStatusServices(environment, services) });
  await registerTeamPages(app, toTeamServices(environment, services, staff));
}
