import type { AddressInfo } from 'node:net';
import {
  setImmediate as setImmediatePromise,
  setTimeout as setTimeoutPromise,
} from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { SettingsError } from '../settings/readSettings.ts';

/** A server that is ready to listen. */
export interface OpenServer {
  readonly app: FastifyInstance;
  /** 0 takes any free one. */
  readonly port: number;
  /** Interface to listen on. */
  readonly host: string;
  /** `http` unless given. */
  readonly scheme?: 'http' | 'https';
  /** Milliseconds from the signal to the end, whatever is still open. */
  readonly endsWithin: number;
}

/** Milliseconds for which a server that ends still takes connections. */
const ACCEPTS_FOR = 500;
/** `EX_CONFIG` of sysexits.h. */
const BAD_SETTINGS = 78;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${String(error.cause)})`;
}

/** Says why the server cannot start, and ends the process. */
function giveUp(name: string, error: unknown): never {
  const areSettings = error instanceof SettingsError;
  const why = areSettings
    ? `settings that cannot be used\n${error.message}`
    : `cannot start: ${describe(error)}`;
  process.stderr.write(`${name}: ${why}\n`);
  process.exit(areSettings ? BAD_SETTINGS : 1);
}

/** Says that the server ends, still takes for a moment who set out before knowing, and answers what is in flight. */
async function drain(app: FastifyInstance): Promise<void> {
  app.draining.start();
  // a listener that closes resets what its backlog still holds: callers already on their way get in first
  await setTimeoutPromise(ACCEPTS_FOR);
  await setImmediatePromise();
  // keep-alive connections would hold the end
  app.server.closeIdleConnections?.();
  await app.close();
}

function endGracefully({ app, endsWithin }: OpenServer): void {
  closeWithGrace({ delay: endsWithin, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'the process ends');
    await drain(app);
  });
}

/** Opens a server, lets it listen, says where, and ends it gracefully on a signal. */
export async function runServer(name: string, open: () => Promise<OpenServer>): Promise<void> {
  try {
    const server = await open();
    const { app, port, host, scheme = 'http' } = server;
    endGracefully(server);
    await app.listen({ port, host });
    const address = app.server.address() as AddressInfo;
    process.stdout.write(`${name} ready on ${scheme}://localhost:${address.port}\n`);
  } catch (error) {
    giveUp(name, error);
  }
}
