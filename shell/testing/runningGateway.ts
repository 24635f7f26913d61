import { spawn } from 'node:child_process';
import { randomBytes, scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { passedOn } from 'server-kit/testing/passedOn';

/** The secret of each account system's one account. */
export const STAFF_SECRETS = {
  panda: 'panda-1001-keyOfTheTest',
  rbs: 'password-of-the-test',
  rfb: 'rfb-of-the-test',
  suzaku: 'garuda-of-the-test',
  default: 'default-of-the-test',
};

/** The key of a second person of panda staff. */
export const OTHER_PANDA = 'panda-1002-anotherKeyOfTheTest';

/** Returns a cheap hash. A hash contains its own parameters, so the gateway accepts it. */
function hashOf(secret: string): string {
  const salt = randomBytes(16);
  return `scrypt$1024$8$1$${salt.toString('base64url')}$${scryptSync(secret, salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64url')}`;
}

function account(
  system: keyof typeof STAFF_SECRETS,
  login: string,
  record: object,
  { mayDownload = false, secret = STAFF_SECRETS[system] } = {},
) {
  return { system, login, hash: hashOf(secret), record, mayDownload };
}

const ACCOUNTS = [
  account('panda', 'panda-1001', { staff_id: '1001', name: '朝野' }),
  account('panda', 'panda-1002', { staff_id: '1002', name: '柴田' }, { secret: OTHER_PANDA }),
  account('rbs', 'owner', { authority: '1', golf_course_id: 10_001 }, { mayDownload: true }),
  account('rfb', 'asagiri', { service: 'booking', user_type: '1', contract_id: 'c-7' }),
  account('suzaku', '4711', { employee_id: '4711' }),
  account('default', 'someone', { user_id: 'someone' }),
];

/** A call that arrived at the line to the gateway. */
export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Starts the gateway's process with its data in `folder`. Resolves when it listens; rejects if it
 * ends first.
 */
async function spawnGateway(folder: string) {
  writeFileSync(join(folder, 'accounts.json'), JSON.stringify(ACCOUNTS));
  const child = spawn(process.execPath, [join(__dirname, '../../gateway/src/server.ts')], {
    env: {
      ...passedOn(),
      TZ: 'Asia/Tokyo',
      SITE_MODE: 'demonstration',
      GATEWAY_PORT: '0',
      GATEWAY_DATA: folder,
      GATEWAY_SCALE: '48',
      LONGEST_LAG: '0',
      STAFF_ORIGIN: 'https://staff.golf.example',
      SITE_ORIGIN: 'https://golf.example',
      GATEWAY_ORIGIN: 'https://gateway.golf.example',
      AUTH_ACCOUNTS: join(folder, 'accounts.json'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /gateway ready on (\S+)/.exec(line) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error('The gateway did not start');
}

/**
 * Returns the status that answers a call (`METHOD path`) in place of the gateway: 0 closes the
 * connection, undefined lets the call through. A promise delays the call.
 */
type Breaking = (call: string) => number | undefined | Promise<number | undefined>;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Sends a call on to the gateway and returns its answer. */
async function passOn(
  gatewayUrl: string,
  { method = 'GET', url = '', headers: all }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const {
    host: _host,
    connection: _connection,
    'content-length': _length,
    ...headers
  } = all as Record<string, string>;
  const answer = await fetch(gatewayUrl + url, {
    method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  response
    .writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
    })
    .end(Buffer.from(await answer.arrayBuffer()));
}

/** Signs in on the page of the reservation site. Returns the code with which it leads back to the site. */
async function askForCode(gatewayUrl: string): Promise<string> {
  const answer = await fetch(`${gatewayUrl}/gora/account/rfb/authorize`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://gateway.golf.example' },
    body: new URLSearchParams({
      service: 'booking',
      redirect_uri: 'https://golf.example/account/rfb/return',
      username: 'asagiri',
      password: STAFF_SECRETS.rfb,
    }),
  });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.searchParams.get('authorization_code') ?? '';
}

/** Opens a line to the gateway that records every call, and that the test can break. */
async function openLine(gatewayUrl: string) {
  let broken: Breaking = () => undefined;
  const asked: string[] = [];
  const received: ReceivedCall[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method} ${request.url}`;
    asked.push(call);
    const body = await bodyOf(request);
    received.push({ headers: request.headers, body });
    const status = await broken(call);
    if (status === undefined) await passOn(gatewayUrl, request, body, response);
    else if (status === 0) response.destroy();
    else
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end('{"data":[{"message":"broken"}]}');
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    received,
    breakLine: (how: Breaking) => {
      broken = how;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads and changes the gateway's database of sessions directly. */
function sessionsIn(folder: string) {
  const inDatabase = <Result>(work: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(join(folder, 'auth.sqlite'), { timeout: 10_000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    /** Returns how often the auth server has logged an event. */
    audited: (event: string): number =>
      inDatabase((database) => {
        const counted = database.prepare(
          'select count(*) as number from auth_audit where event = ?',
        );
        return Number((counted.get(event) as { number: number }).number);
      }),
    /** Makes every access token expire, as after a quarter of an hour. */
    expireAccess: () =>
      inDatabase((database) => {
        database.exec("update auth_token set expires_at = 1 where kind = 'access'");
      }),
    /** Makes every sign-in eleven minutes older. */
    ageSessions: () =>
      inDatabase((database) => {
        database.exec('update auth_session set started_at = started_at - 660000');
      }),
    /** Gives an account of panda a security key, which nobody holds; or takes all keys away. */
    keepKey: (login: string | undefined) =>
      inDatabase((database) => {
        database.exec('delete from auth_key');
        if (login !== undefined)
          database.prepare("insert into auth_key values ('AAAA', 'panda', ?, '', 0, 0)").run(login);
      }),
    /** Ends every session. */
    endSessions: () =>
      inDatabase((database) => {
        database.exec('update auth_session set ended_at = 1');
      }),
  };
}

/**
 * Runs the product's gateway as a process with a small inventory, behind a line that the test can
 * break.
 */
export async function runGateway() {
  const folder = mkdtempSync(join(tmpdir(), 'running-gateway-'));
  const { child, url: gatewayUrl } = await spawnGateway(folder);
  const { url, asked, received, breakLine, close } = await openLine(gatewayUrl);
  return {
    url,
    /** `METHOD path` of every call, in order. */
    asked,
    /** The headers and bodies of these calls. */
    received,
    breakLine,
    askForCode: () => askForCode(gatewayUrl),
    ...sessionsIn(folder),
    async stop() {
      close();
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type RunningGateway = Awaited<ReturnType<typeof runGateway>>;

/** The cookies of one browser. */
export class CookieJar {
  readonly kept = new Map<string, string>();

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/Max-Age=0(;|$)/.test(line)) this.kept.delete(pair.slice(0, at));
      else this.kept.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  get header(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
