import type { AddressInfo } from 'node:net';
import {
  setImmediate as setImmediatePromise,
  setTimeout as setTimeoutPromise,
} from 'node:timers/promises';
import { toJapaneseDay } from 'shared-contracts/format';
import { readAccountFile } from './auth/accounts/accountFile.ts';
import { keepAccounts } from './auth/accounts/keepAccounts.ts';
import { authServer } from './auth/authServer.ts';
import { openAuthStore, type AuthStore } from './auth/store/openAuthStore.ts';
import { buildApp, type GatewayApp } from './app.ts';
import { type Clock, clockFrom } from './clock.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { type Inventory, openInventory } from './inventory/openInventory.ts';
import { toInventorySource } from './inventory/source.ts';
import { membersOf, NO_MEMBERS } from './routes/user/members.ts';

const EXIT_WITHIN = 9000;
const ACCEPTS_FOR = 500;
const FIVE_MINUTES = 300_000;
const ONE_HOUR = 3_600_000;
function say(line: string): void {
  return void process.stdout.write(`${line}\n`);
}
function complain(line: string): void {
  return void process.stderr.write(`${line}\n`);
}

function settings(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    complain(`gateway: settings that cannot be used\n${(error as Error).message}`);
    process.exit(78);
  }
}

function fill(environment: Environment, clock: Clock): Promise<Inventory> {
  let said = -1;
  return openInventory({
    source: toInventorySource(environment.DATABASE_URL, environment.GATEWAY_DATA),
    courses: environment.GATEWAY_SCALE,
    today: toJapaneseDay(clock()),
    onProgress: (percent) => {
      if (percent >= said + 10)
        say(`gateway filling the inventory ${(said = percent - (percent % 10))}%`);
    },
  });
}

/** A gateway that runs past midnight gets the new day's tee times without a restart; what fails is tried again. */
function keepUpToDate(inventory: Inventory, clock: Clock): void {
  let filled = toJapaneseDay(clock());
  let isFilling = false;
  const look = async (): Promise<void> => {
    const today = toJapaneseDay(clock());
    if (isFilling || today === filled) return;
    isFilling = true;
    try {
      await inventory.bringTo(today);
      filled = today;
    } catch (error) {
      complain(`gateway: the inventory is not up to date: ${String(error)}`);
    }
    isFilling = false;
  };
  setInterval(() => void look(), FIVE_MINUTES).unref();
}

/** The accounts of the settings' file, in the database that also holds the sessions. */
async function openAccounts(environment: Environment, clock: Clock): Promise<AuthStore> {
  const store = await openAuthStore({
    databaseUrl: environment.DATABASE_URL,
    folder: environment.GATEWAY_DATA,
  });
  if (environment.AUTH_ACCOUNTS !== undefined) {
    await keepAccounts(
      store,
      await readAccountFile(environment.AUTH_ACCOUNTS, environment.NODE_ENV === 'production'),
      clock,
    );
  }
  return store;
}

/** A listener that closes resets what its backlog still holds: callers who set out before they knew get in first. */
async function stillAccepting(): Promise<void> {
  await setTimeoutPromise(ACCEPTS_FOR);
  await setImmediatePromise();
}

/** Says that it is ending, takes no new connections, answers what is in flight, and ends; after nine seconds it ends anyway. */
function endOnSignal({ app, draining }: GatewayApp, inventory: Inventory, store: AuthStore): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    draining.start();
    setTimeout(() => process.exit(1), EXIT_WITHIN).unref();
    await stillAccepting();
    await app.close();
    await inventory.close();
    await store.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}

async function start(): Promise<void> {
  const environment = settings();
  const clock = clockFrom(environment.CLOCK);
  const inventory = await fill(environment, clock);
  const store = await openAccounts(environment, clock);
  const auth = authServer(store, clock, {
    access: environment.AUTH_ACCESS_SECONDS * 1000,
    session: environment.AUTH_SESSION_SECONDS * 1000,
    grace: environment.AUTH_GRACE_SECONDS * 1000,
  });
  const members = environment.NODE_ENV === 'production' ? NO_MEMBERS : membersOf(inventory.db);
  const gateway = await buildApp({
    inventory,
    auth,
    members,
    clock,
    siteOrigin: environment.SITE_ORIGIN,
    gatewayOrigin: environment.GATEWAY_ORIGIN,
    longestLag: environment.LONGEST_LAG,
    rateLimit: environment.GATEWAY_RATE_LIMIT,
    logLevel: environment.LOG_LEVEL,
    trustedProxies: environment.TRUSTED_PROXIES,
  });
  endOnSignal(gateway, inventory, store);
  await gateway.app.listen({ port: environment.GATEWAY_PORT, host: environment.GATEWAY_HOST });
  const { port } = gateway.app.server.address() as AddressInfo;
  keepUpToDate(inventory, clock);
  setInterval(
    () =>
      void auth.sessions
        .forget()
        .catch((error: unknown) =>
          complain(`gateway: sessions that ended could not be dropped: ${String(error)}`),
        ),
    ONE_HOUR,
  ).unref();
  say(`gateway ready on http://localhost:${port}`);
}

start().catch((error: unknown) => {
  complain(
    `gateway: cannot start: ${error instanceof Error ? error.message : String(error)}${error instanceof Error && error.cause !== undefined ? ` (${String(error.cause)})` : ''}`,
  );
  process.exit(1);
});
