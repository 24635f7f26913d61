import { type Clock, clockFrom } from 'server-kit/clock';
import { type OpenServer, runServer } from 'server-kit/process/runServer';
import { toJapaneseDay } from 'shared-contracts/format';
import { buildApp } from './app.ts';
import { authServer } from './auth/authServer.ts';
import { openAccounts } from './auth/openAccounts.ts';
import { forgetEndedSessions } from './auth/sessions/forgetEndedSessions.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { keepUpToDate } from './inventory/keepUpToDate.ts';
import { type Inventory, openInventory } from './inventory/openInventory.ts';
import { toInventorySource } from './inventory/source.ts';
import { membersOf, NO_MEMBERS } from './routes/user/members.ts';

/** Milliseconds. */
const ENDS_WITHIN = 9000;

/** Says every tenth per cent of a long filling. */
function sayProgress(): (percent: number) => void {
  let said = -1;
  return (percent) => {
    if (percent < said + 10) return;
    said = percent - (percent % 10);
    process.stdout.write(`gateway filling the inventory ${said}%\n`);
  };
}

function openFilledInventory(environment: Environment, clock: Clock): Promise<Inventory> {
  return openInventory({
    source: toInventorySource(environment.DATABASE_URL, environment.GATEWAY_DATA),
    courses: environment.GATEWAY_SCALE,
    today: toJapaneseDay(clock()),
    onProgress: sayProgress(),
  });
}

async function openGateway(): Promise<OpenServer> {
  const environment = readEnvironment();
  const clock = clockFrom(environment.CLOCK);
  const isProduction = environment.NODE_ENV === 'production';
  const inventory = await openFilledInventory(environment, clock);
  const store = await openAccounts(
    {
      databaseUrl: environment.DATABASE_URL,
      folder: environment.GATEWAY_DATA,
      file: environment.AUTH_ACCOUNTS,
      isProduction,
    },
    clock,
  );
  const auth = authServer(store, clock, {
    access: environment.AUTH_ACCESS_SECONDS * 1000,
    session: environment.AUTH_SESSION_SECONDS * 1000,
    grace: environment.AUTH_GRACE_SECONDS * 1000,
  });
  const app = await buildApp({
    inventory,
    auth,
    members: isProduction ? NO_MEMBERS : membersOf(inventory.db),
    clock,
    siteOrigin: environment.SITE_ORIGIN,
    gatewayOrigin: environment.GATEWAY_ORIGIN,
    longestLag: environment.LONGEST_LAG,
    rateLimit: environment.GATEWAY_RATE_LIMIT,
    logLevel: environment.LOG_LEVEL,
    trustedProxies: environment.TRUSTED_PROXIES,
  });
  const stopKeeping = keepUpToDate(inventory, clock, (error) =>
    app.log.error({ err: error }, 'the inventory is not up to date'),
  );
  const stopForgetting = forgetEndedSessions(auth, (error) =>
    app.log.error({ err: error }, 'sessions that ended could not be dropped'),
  );
  app.addHook('onClose', async () => {
    stopKeeping();
    stopForgetting();
    await inventory.close();
    await store.destroy();
  });
  return {
    app,
    port: environment.GATEWAY_PORT,
    host: environment.GATEWAY_HOST,
    endsWithin: ENDS_WITHIN,
  };
}

await runServer('gateway', openGateway);
