import type { FastifyInstance } from 'fastify';
import { createServer } from 'server-kit/http/createServer';
import type { Environment } from './environment.ts';
import { registerFrames } from './hosts/frames.ts';
import { registerSite } from './hosts/site.ts';
import { registerStaff } from './hosts/staff.ts';
import { toServerOptions } from './serverOptions.ts';
import { openServices } from './services/openServices.ts';

/** The hosts of the shell. A browser keeps apart what it has loaded from each of them. */
export interface Hosts {
  readonly site: FastifyInstance;
  readonly staff: FastifyInstance;
  readonly frames: FastifyInstance;
}

/** Builds the servers of all hosts. They do not listen yet. The services end with the site's. */
export async function buildHosts(environment: Environment): Promise<Hosts> {
  const options = await toServerOptions(environment);
  const site = createServer(options);
  const staff = createServer(options);
  const frames = createServer(options);
  const services = await openServices(environment, site.log);
  site.addHook('onClose', () => services.close());
  for (const host of [site, staff, frames]) services.timeRequests(host);
  await registerSite(site, environment, services);
  await registerStaff(staff, environment, services);
  await registerFrames(frames, environment, services);
  return { site, staff, frames };
}
