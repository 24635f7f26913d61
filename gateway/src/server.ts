import type { FastifyInstance } from 'fastify';
import { type Clock, clockFrom } from 'server-kit/clock';
import { waitForSchemas } from 'server-kit/database/waitForSchemas';
import { writeError } from 'server-kit/logs/serverLog';
import { type OpenServer, runServer } from 'server-kit/process/runServer';
import { toHowToRun } from 'server-kit/process/toHowToRun';
import { toMigrateAtStart } from 'server-kit/settings/fields';
import { type DayNumber, toJapaneseDay } from 'shared-contracts/format';
import { buildApp } from './app.ts';
import { authServer } from './auth/authServer.ts';
import { openAccounts } from './auth/openAccounts.ts';
import { forgetEndedSessions } from './auth/sessions/forgetEndedSessions.ts';
import { type Environment, readServerEnvironment } from './environment.ts';
import { keepUpToDate } from './inventory/keepUpToDate.ts';
import { type Inventory, openInventory } from './inventory/openInventory.ts';
import { toInventorySource } from './inventory/source.ts';
import { MIGRATE_PROGRAM, openSchemas } from './openSchemas.ts';
import { openWeather } from './weather/openWeather.ts';
import type { Services } from './routes/services.ts';
import { membersOf, NO_MEMBERS } from './routes/user/members.ts';

/** Milliseconds within which the process ends after a signal. */
const ENDS_WITHIN = 9000;

function isProduction({ SITE_MODE }: Environment): boolean {
  return SITE_MODE === 'production';
}

/** Returns a function that prints the progress of a filling in steps of ten per cent. */
function sayProgress(): (percent: number) => void {
  let said = -1;
  return (percent) => {
    if (percent < said + 10) return;
    said = percent - (percent % 10);
    process.stdout.write(`gateway filling the inventory ${said}%\n`);
  };
}

function openFilledInventory(environment: Environment, today: DayNumber): Promise<Inventory> {
  return openInventory({
    source: toInventorySource(
      environment.DATABASE_URL,
      environment.GATEWAY_DATA,
      environment.DATABASE_LISTEN_URL,
    ),
    courses: isProduction(environment) ? 'imported' : environment.GATEWAY_SCALE,
    today,
    onProgress: sayProgress(),
    onFailure: (error) =>
      writeError(`The inventory could not be read into memory: ${String(error)}\n`),
  });
}

/** Opens the database of accounts and sessions, and the auth server over it. */
async function openAuth(environment: Environment, clock: Clock) {
  const store = await openAccounts(
    {
      databaseUrl: environment.DATABASE_URL,
      folder: environment.GATEWAY_DATA,
      file: environment.AUTH_ACCOUNTS,
      isProduction: isProduction(environment),
    },
    clock,
  );
  const lives = {
    access: environment.AUTH_ACCESS_SECONDS * 1000,
    session: environment.AUTH_SESSION_SECONDS * 1000,
    grace: environment.AUTH_GRACE_SECONDS * 1000,
  };
  const auth = authServer(store, clock, lives, environment.STAFF_ORIGIN);
  return { store, auth };
}

/**
 * Starts what the gateway repeats while it runs, with an inventory of the day `filled`. Returns a function
 * that stops this.
 */
function startUpkeep(
  { log }: FastifyInstance,
  { inventory, auth, clock }: Pick<Services, 'inventory' | 'auth' | 'clock'>,
  filled: DayNumber,
): () => void {
  const stopKeeping = keepUpToDate(inventory, clock, filled, (error) =>
    log.error({ err: error }, 'the inventory is not up to date'),
  );
  const stopForgetting = forgetEndedSessions(auth, (error) =>
    log.error({ err: error }, 'sessions that ended could not be dropped'),
  );
  return () => {
    stopKeeping();
    stopForgetting();
  };
}

async function openGateway(): Promise<OpenServer> {
  const environment = readServerEnvironment();
  if (!toMigrateAtStart(environment))
    await waitForSchemas('gateway', () => openSchemas(environment), MIGRATE_PROGRAM);
  const clock = clockFrom(environment.CLOCK);
  const filled = toJapaneseDay(clock());
  const inventory = await openFilledInventory(environment, filled);
  const { store, auth } = await openAuth(environment, clock);
  const app = await buildApp({
    inventory,
    auth,
    members: isProduction(environment) ? NO_MEMBERS : membersOf(inventory.db),
    suppliers: environment.SUPPLIERS,
    weather: openWeather({
      source: environment.WEATHER_SOURCE,
      isDemonstration: !isProduction(environment),
      today: () => toJapaneseDay(clock()),
      onFailure: (error) => writeError(`The weather source does not answer: ${String(error)}\n`),
    }),
    clock,
    siteOrigin: environment.SITE_ORIGIN,
    gatewayOrigin: environment.GATEWAY_ORIGIN,
    landingPages: !isProduction(environment),
    longestLag: environment.LONGEST_LAG,
    rateLimit: environment.GATEWAY_RATE_LIMIT,
    logLevel: environment.LOG_LEVEL,
    trustedProxies: environment.TRUSTED_PROXIES,
  });
  const stopUpkeep = startUpkeep(app, { inventory, auth, clock }, filled);
  app.addHook('onClose', async () => {
    stopUpkeep();
    await inventory.close();
    await store.destroy();
  });
  const { GATEWAY_PORT: port, GATEWAY_HOST: host } = environment;
  return { app, port, host, endsWithin: ENDS_WITHIN };
}

await runServer('gateway', openGateway, () => {
  const environment = readServerEnvironment();
  const { PROCESSES: processes, GATEWAY_METRICS: metrics } = environment;
  return { processes, metrics, ...toHowToRun(environment) };
});
