import type { HttpTarget } from './exploreHost.ts';
import { gateway } from './gateway.ts';
import { registry } from './registry.ts';
import { shellHost } from './shell.ts';

/** The servers by name; the shell has three hosts. */
export const HTTP_TARGETS: ReadonlyMap<string, HttpTarget> = new Map([
  ['gateway', gateway],
  ['registry', registry],
  ['shell', shellHost('site')],
  ['staff', shellHost('staff')],
  ['frames', shellHost('frames')],
]);
