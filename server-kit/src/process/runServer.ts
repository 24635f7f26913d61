import type { AddressInfo } from 'node:net';
import {
  setImmediate as setImmediatePromise,
  setTimeout as setTimeoutPromise,
} from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { openSiteCounters } from '../processes/siteCounters.ts';
import { askPrimary, isChild } from '../processes/askPrimary.ts';
import type { FromPrimary } from '../processes/processMessages.ts';
import { writeError } from '../logs/serverLog.ts';
import { answerForMetrics, metricsOfAll, metricsSource } from '../http/metrics.ts';
import { runProcesses } from '../processes/runProcesses.ts';
import type { ListenAddress } from '../settings/fields.ts';
import { openTracing, type TracingOptions } from '../tracing/openTracing.ts';
import { acceptWidely, assertFree, CAN_SHARE } from './acceptWidely.ts';
import { SettingsError } from '../settings/readSettings.ts';
import { serveMetrics } from './serveMetrics.ts';

/** What listens on one port. */
export interface Listener {
  readonly app: FastifyInstance;
  /** The port to listen on; 0 takes any free port. */
  readonly port: number;
}

/** A server that is ready to listen. */
export interface OpenServer extends Listener {
  /** Further hosts of the server, each on a port of its own. */
  readonly more?: readonly Listener[];
  /** The network interface to listen on, for all ports. */
  readonly host: string;
  /** Default: `http`. */
  readonly scheme?: 'http' | 'https';
  /**
   * Milliseconds from the end of the time for which it drains until the process ends, even if requests are still open.
   */
  readonly endsWithin: number;
}

/** How the processes of a server run together. */
export interface HowToRun {
  /** In how many processes the server runs. Default: one. */
  readonly processes?: number;
  /** Where Prometheus reads what all processes count. Without it nobody can. */
  readonly metrics?: ListenAddress | undefined;
  /**
   * Milliseconds for which a stopping server is not ready and answers as before, so that every balancer
   * has looked. Default: half a second.
   */
  readonly drain?: number | undefined;
  /** Where it sends what it records of traces. Without it nothing is recorded. */
  readonly traces?: TracingOptions | undefined;
  /** The server of the Redis protocol with which all machines count together. Default: none. */
  readonly counters?: string | undefined;
}

/** The default of `drain`. */
const ACCEPTS_FOR = 500;
/** Milliseconds that the primary waits for its children longer than they wait for themselves. */
const LONGER = 2000;
/** Milliseconds: no server's `endsWithin` is longer. */
const LONGEST_END = 13_000;
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
  writeError(`${name}: ${why}\n`);
  process.exit(areSettings ? BAD_SETTINGS : 1);
}

/** Closes the further sockets on which a server listens; resolves when their connections have ended. */
type StopAccepting = () => Promise<void>;

/** Ends what listens on one port, after the answers to the open requests. */
async function close({ app }: Listener, stopAccepting: StopAccepting | undefined): Promise<void> {
  // idle keep-alive connections would delay the end
  app.server.closeIdleConnections?.();
  const ended = stopAccepting?.();
  await app.close();
  await ended;
}

/** A server that runs, with what closes the further sockets of each listener that listens already. */
interface RunningServer {
  readonly server: OpenServer;
  readonly listening: Map<Listener, StopAccepting>;
  /** Milliseconds. */
  readonly drain: number;
}

/**
 * Marks the server as not ready, goes on until every balancer has seen it, and answers the open
 * requests.
 */
async function drain({ server, listening, drain: lasts }: RunningServer): Promise<void> {
  const { more = [] } = server;
  for (const { app } of [server, ...more]) app.draining.start();
  // closing the listener resets connections in its backlog, so let them in first
  await setTimeoutPromise(lasts);
  await setImmediatePromise();
  await Promise.all(more.map((each) => close(each, listening.get(each))));
  // what all of them use ends with the first
  await close(server, listening.get(server));
}

/** The signals that end a server. */
const ENDING = ['SIGTERM', 'SIGINT'] as const;

function endGracefully(running: RunningServer): void {
  const { app, endsWithin } = running.server;
  const options = {
    delay: running.drain + endsWithin,
    logger: app.log,
    ...(isChild() && { skip: [...ENDING] }),
  };
  const ending = closeWithGrace(options, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'the process ends');
    await drain(running);
  });
  if (!isChild()) return;
  // a terminal or an init system may send its signal to every process, but the primary decides
  for (const signal of ENDING) process.on(signal, () => {});
  process.on('message', ({ type }: FromPrimary) => {
    if (type === 'asashiba:stop') ending.close();
  });
}

/**
 * Lets the server listen. Resolves to what closes its further sockets. Any free port of
 * several processes is one that the primary holds, so each of them then has one socket.
 */
async function listen({ app, port }: Listener, host: string): Promise<StopAccepting> {
  const isWide = CAN_SHARE && !(isChild() && port === 0);
  let stop: StopAccepting = async () => {};
  // a server that closes waits for its own socket's connections alone, but all of them use what ends with it
  app.addHook('onClose', () => stop());
  // what listens on the port already is no part of this server
  if (isWide && !isChild()) await assertFree(port, host);
  const where = { port, host, reusePort: isWide };
  await app.listen(where);
  if (isWide) stop = await acceptWidely(app.server);
  return stop;
}

/** Says that the server listens: on standard output, or to the process that started this one. */
async function sayReady(name: string, url: string): Promise<void> {
  if (isChild()) await askPrimary('ready', url);
  else process.stdout.write(`${name} ready on ${url}\n`);
}

async function openMetrics(app: FastifyInstance, address: ListenAddress): Promise<void> {
  const inner = await serveMetrics(metricsSource(app), address);
  app.addHook('onClose', () => inner.close());
}

/** Opens what a server shares with others while it runs. Resolves to what ends this. */
async function openShared(
  name: string,
  { traces, counters }: Pick<HowToRun, 'traces' | 'counters'>,
): Promise<(() => Promise<void>)[]> {
  const endTraces = traces && (await openTracing(name, traces));
  const endCounters = counters && (await openSiteCounters(name, counters));
  return [...(endTraces ? [endTraces] : []), ...(endCounters ? [async () => endCounters()] : [])];
}

/**
 * Opens a server, starts it, prints its address, and stops it gracefully on a signal. `readHow` may
 * throw `SettingsError`.
 */
export async function runServer(
  name: string,
  open: () => Promise<OpenServer>,
  readHow: () => HowToRun = () => ({}),
): Promise<void> {
  try {
    const { processes = 1, metrics, drain: lasts = ACCEPTS_FOR, ...how } = readHow();
    if (processes > 1 && !isChild()) {
      if (metrics) await serveMetrics(metricsOfAll(), metrics);
      runProcesses(name, processes, lasts + LONGEST_END + LONGER);
      return;
    }
    if (isChild()) answerForMetrics();
    const ends = await openShared(name, how);
    const server = await open();
    const { app, more = [], host, scheme = 'http' } = server;
    for (const end of ends) app.addHook('onClose', end);
    const listening = new Map<Listener, StopAccepting>();
    endGracefully({ server, listening, drain: lasts });
    if (metrics && !isChild()) await openMetrics(app, metrics);
    // who waits for the first finds the others there
    for (const each of [...more, server]) listening.set(each, await listen(each, host));
    const address = app.server.address() as AddressInfo;
    await sayReady(name, `${scheme}://localhost:${address.port}`);
  } catch (error) {
    giveUp(name, error);
  }
}
