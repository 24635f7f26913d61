import { resolve } from 'node:path';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import * as z from 'zod';

const environment = z.object({
  /**
   * The program that puts a slow link before local servers: `slow-link [--rtt MS] [--mbps N]
   * LISTEN:TARGET ...`.
   */
  SLOW_LINK: z.string().min(1).default('../shared/tools/slow-link'),
});

/** The slow link's program as an absolute path; a relative one starts at the repository's root. */
export function slowLinkProgram(): string {
  return resolve(repositoryRoot, environment.parse(process.env).SLOW_LINK);
}
