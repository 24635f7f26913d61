import type { FastifyInstance } from 'fastify';
import type { Environment } from 'shell/server/environment.ts';

/** Lets a server of pages listen, until the process is asked to end. */
export async function serve(
  app: FastifyInstance,
  { SHELL_PORT, SHELL_HOST }: Pick<Environment, 'SHELL_PORT' | 'SHELL_HOST'>,
): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  await app.listen({ port: SHELL_PORT, host: SHELL_HOST });
  process.stdout.write(`ready on https://localhost:${SHELL_PORT}\n`);
}
