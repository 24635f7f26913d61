import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBidi, type Bidi } from './bidi.ts';
import type { Engine, EngineWindow } from './engine.ts';
import { pressAt, strike, strikeNamed } from './keys.ts';
import { startProgram } from './startProgram.ts';

/** Preferences with which Firefox sends requests to the site only. */
const PREFERENCES = {
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

async function keepProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  return folder;
}

interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Evaluates again in the next document when the first one was left meanwhile. */
async function evaluate(bidi: Bidi, context: string, expression: string): Promise<Evaluated> {
  const asked = { expression, target: { context }, awaitPromise: false };
  try {
    return await bidi<Evaluated>('script.evaluate', asked);
  } catch (error) {
    if (!String(error).includes('destroyed before query')) throw error;
    return evaluate(bidi, context, expression);
  }
}

async function openWindow(bidi: Bidi): Promise<EngineWindow> {
  const { userContext } = await bidi<{ userContext: string }>('browser.createUserContext');
  const { context } = await bidi<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const act = async (...actions: unknown[]) => {
    await bidi('input.performActions', { context, actions });
  };
  return {
    async open(address) {
      await bidi('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async back() {
      await bidi('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async evaluate(expression) {
      const answer = await evaluate(bidi, context, `JSON.stringify(${expression})`);
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const text = answer.result?.value;
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    press: (point) => act(pressAt(point)),
    key: (key) => act(strikeNamed(key)),
    type: (text) => act(strike([...text])),
    async resize(width, height) {
      await bidi('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async picture() {
      const { data } = await bidi<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await bidi('browser.removeUserContext', { userContext });
    },
  };
}

/** Drives an installed Firefox over WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = await keepProfile();
  const program = startProgram({
    path,
    words: ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    environment: { TZ: 'Asia/Tokyo' },
  });
  const stop = async () => {
    await program.stop();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await openBidi(`${address}/session`, program.lost);
    const { capabilities } = await bidi<{ capabilities: { browserVersion: string } }>(
      'session.new',
      { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } },
    );
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      newWindow: () => openWindow(bidi),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
