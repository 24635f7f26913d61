import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { InstalledWebkit } from 'tooling/browsers/findEngines';
import { findFreePort } from 'tooling/stack';
import type { Engine, EngineWindow } from './engine.ts';
import { pressAt, strike, strikeNamed } from './keys.ts';
import { startProgram, type Program } from './startProgram.ts';
import { driverAt, type Driver } from './webdriver.ts';

/** Hides the buttons of MiniBrowser's bar, which keep its window wider than a phone. */
const NO_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

/** GTK settings that do not depend on the user of the machine. */
async function keepSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), NO_BAR);
  return folder;
}

/** Milliseconds after which the driver's browser counts as not started; some never start. */
const LONGEST_START = 20_000;
const STARTS = 3;

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Starts a browser, and once more when the driver has lost the first one. */
async function startSession(driver: Driver, program: string, left = STARTS): Promise<Session> {
  const wish = {
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
  };
  const ended = new AbortController();
  const late = wait(LONGEST_START, undefined, { signal: ended.signal }).then(() => {
    throw new Error('WebKit did not come up');
  });
  late.catch(() => {});
  try {
    const started = driver<Session>('POST', '/session', { capabilities: { alwaysMatch: wish } });
    return await Promise.race([started, late]);
  } catch (error) {
    if (left <= 1) throw error;
    return await startSession(driver, program, left - 1);
  } finally {
    ended.abort();
  }
}

async function openWindow(
  driver: Driver,
  program: string,
): Promise<EngineWindow & { readonly version: string }> {
  const { sessionId, capabilities } = await startSession(driver, program);
  const call = <Result>(method: string, path: string, body?: object) =>
    driver<Result>(method, `/session/${sessionId}${path}`, body);
  const act = async (...actions: unknown[]) => {
    await call('POST', '/actions', { actions });
  };
  const evaluate = (expression: string) =>
    call<unknown>('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  return {
    version: capabilities.browserVersion,
    async open(address) {
      await call('POST', '/url', { url: address });
    },
    async back() {
      await call('POST', '/back', {});
    },
    evaluate,
    press: (point) => act(pressAt(point)),
    key: (key) => act(strikeNamed(key)),
    type: (text) => act(strike([...text])),
    async resize(width, height) {
      await call('POST', '/window/rect', { width, height });
      // the size is the window's, and the bar takes a part of it
      const inner = await evaluate('innerHeight');
      await call('POST', '/window/rect', { width, height: height + height - Number(inner) });
    },
    async picture() {
      return Buffer.from(await call<string>('GET', '/screenshot'), 'base64');
    },
    async close() {
      await call('DELETE', '');
    },
  };
}

async function waitUntilReady(driver: Driver, { lost }: Program): Promise<void> {
  for (;;) {
    const ready = driver<{ ready: boolean }>('GET', '/status').then(
      (status) => status.ready,
      () => false,
    );
    if (await Promise.race([ready, lost])) return;
    await wait(50);
  }
}

/** Drives WebKitGTK's MiniBrowser over its driver, on a virtual screen where Xvfb is installed. */
export async function startWebkit({
  driver: path,
  program,
  screen,
}: InstalledWebkit): Promise<Engine> {
  const ends = new AsyncDisposableStack();
  try {
    const settings = await keepSettings();
    ends.defer(() => rm(settings, { recursive: true, force: true }));
    const display: Record<string, string> = {};
    if (screen !== undefined) {
      const shown = startProgram({
        path: screen,
        words: ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
      });
      ends.defer(() => shown.stop());
      const [, number] = await shown.says(/^(\d+)\n/m);
      display['DISPLAY'] = `:${number}`;
      display['GDK_BACKEND'] = 'x11';
    }
    const port = await findFreePort();
    const server = startProgram({
      path,
      words: [`--port=${port}`],
      environment: { ...display, XDG_CONFIG_HOME: settings, TZ: 'Asia/Tokyo' },
    });
    ends.defer(() => server.stop());
    const driver = driverAt(`http://127.0.0.1:${port}`);
    await waitUntilReady(driver, server);
    const first = await openWindow(driver, program);
    await first.close();
    return {
      version: `WebKitGTK ${first.version}`,
      newWindow: () => openWindow(driver, program),
      stop: () => ends.disposeAsync(),
    };
  } catch (error) {
    await ends.disposeAsync();
    throw error;
  }
}
