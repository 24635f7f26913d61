import { resolve } from 'node:path';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import * as z from 'zod';

const environment = z.object({
  /**
   * The program that simulates a slow link to local servers: `slow-link [--rtt MS] [--mbps N]
   * LISTEN:TARGET ...`.
   */
  SLOW_LINK: z.string().min(1).default('../shared/tools/slow-link'),
});

/**
 * The absolute path of the slow link's program. A relative setting starts at the root of the
 * repository.
 */
export function slowLinkProgram(): string {
  return resolve(repositoryRoot, environment.parse(process.env).SLOW_LINK);
}
