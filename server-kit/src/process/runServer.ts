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
  /** The port to listen on; 0 takes any free port. */
  readonly port: number;
  /** The network interface to listen on. */
  readonly host: string;
  /** Default: `http`. */
  readonly scheme?: 'http' | 'https';
  /** Milliseconds from the signal until the process ends, even if requests are still open. */
  readonly endsWithin: number;
}

/** Milliseconds for which a stopping server still accepts connections. */
const ACCEPTS_FOR = 500;
/** The exit code `EX_CONFIG` of sysexits.h. */
const BAD_SETTINGS = 78;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${String(error.cause)})`;
}

/** Prints why the server cannot start, and ends the process with code 78 (settings) or 1. */
function giveUp(name: string, error: unknown): never {
  const areSettings = error instanceof SettingsError;
  const why = areSettings
    ? `the settings are invalid\n${error.message}`
    : `cannot start: ${describe(error)}`;
  process.stderr.write(`${name}: ${why}\n`);
  process.exit(areSettings ? BAD_SETTINGS : 1);
}

/**
 * Marks the server as not ready, accepts connections for a moment more, and answers the open
 * requests.
 */
async function drain(app: FastifyInstance): Promise<void> {
  app.draining.start();
  // closing the listener resets connections in its backlog, so let them in first
  await setTimeoutPromise(ACCEPTS_FOR);
  await setImmediatePromise();
  // idle keep-alive connections would delay the end
  app.server.closeIdleConnections?.();
  await app.close();
}

function endGracefully({ app, endsWithin }: OpenServer): void {
  closeWithGrace({ delay: endsWithin, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'the process ends');
    await drain(app);
  });
}

/** Opens a server, starts it, prints its address, and stops it gracefully on a signal. */
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
