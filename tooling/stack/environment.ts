import { join } from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from '../build/repositoryRoot.ts';

const port = (usual: number) => z.coerce.number().int().min(1).max(65_535).default(usual);

const environment = z.object({
  SHELL_PORT: port(3000),
  GATEWAY_PORT: port(3100),
  REGISTRY_PORT: port(3200),
  /** Database, asset store, records and tokens of the local stack. */
  DATA_FOLDER: z.string().min(1).default(join(repositoryRoot, '.data')),
  /** An instant at which every process's clock starts. */
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  /** Shows every line that the servers write. */
  VERBOSE: z.stringbool().default(false),
});
export type StackEnvironment = z.infer<typeof environment>;

/** What the command lines read from the environment; every bad name is listed at once. */
export const readStackEnvironment = (): StackEnvironment => {
  const read = environment.safeParse(process.env);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};

/** The environment of a child process: this process's own, and what is said here. */
export const withEnvironment = (more: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv => ({ ...process.env, ...more });
