import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright';
import { readPlaces } from './environment.ts';
import { findBrowser, isProgram } from './findBrowser.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** The programs of WebKitGTK: its driver, its small browser, and a virtual screen. */
export interface InstalledWebkit {
  readonly driver: string;
  readonly program: string;
  /** Undefined where the person who runs the tests has a screen. */
  readonly screen: string | undefined;
}

export type FoundEngine =
  | { readonly name: EngineName; readonly kind: 'playwright'; readonly path: string }
  | { readonly name: 'firefox'; readonly kind: 'installed'; readonly path: string }
  | { readonly name: 'webkit'; readonly kind: 'installed'; readonly installed: InstalledWebkit };

export interface AbsentEngine {
  readonly name: EngineName;
  /** How to install it. */
  readonly remedy: string;
}

const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map(
    (version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
);

const REMEDIES: Readonly<Record<EngineName, string>> = {
  chromium: 'install Chrome or Chromium, or: npx playwright install chromium',
  firefox: 'apt-get install firefox-esr, or: npx playwright install firefox',
  webkit:
    'apt-get install webkit2gtk-driver xvfb openssl, or openssl and: npx playwright install webkit',
};

function inPath(...names: readonly string[]): string[] {
  return readPlaces()
    .PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => isProgram(path));
}

/**
 * Whether a path is Ubuntu's script that starts Firefox as a snap, which cannot read the profile
 * that a test gives to it.
 */
function isSnap(path: string): boolean {
  return (
    path.startsWith('/snap/') ||
    (statSync(path).size < 10_000 && readFileSync(path, 'utf8').includes('/snap/'))
  );
}

function firefoxPlaces(): string[] {
  const { programFolders, HOME } = readPlaces();
  const mac = ['/Applications', join(HOME, 'Applications')].map((folder) =>
    join(folder, 'Firefox.app/Contents/MacOS/firefox'),
  );
  const windows = programFolders.map((folder) => join(folder, 'Mozilla Firefox/firefox.exe'));
  return [
    ...inPath('firefox-esr', 'firefox').filter((path) => !isSnap(path)),
    ...[...mac, ...windows].filter(isProgram),
  ];
}

function playwrights(name: 'firefox' | 'webkit'): FoundEngine | undefined {
  const path = { firefox, webkit }[name].executablePath();
  return existsSync(path) ? { name, kind: 'playwright', path } : undefined;
}

function findFirefox(): FoundEngine | undefined {
  const [path] = firefoxPlaces();
  return path === undefined ? playwrights('firefox') : { name: 'firefox', kind: 'installed', path };
}

/** Needs openssl for a certificate: WebKit accepts the secure cookies of staff only over TLS. */
function findWebkit(): FoundEngine | undefined {
  if (inPath('openssl', 'openssl.exe').length === 0) return undefined;
  const [driver] = inPath('WebKitWebDriver');
  const program = MINI_BROWSERS.find(isProgram);
  const [screen] = inPath('Xvfb');
  const isShown = screen !== undefined || readPlaces().DISPLAY !== undefined;
  if (driver === undefined || program === undefined || !isShown) return playwrights('webkit');
  return { name: 'webkit', kind: 'installed', installed: { driver, program, screen } };
}

function findChromium(): FoundEngine | undefined {
  const path = findBrowser();
  return path === undefined ? undefined : { name: 'chromium', kind: 'playwright', path };
}

const FINDERS: Readonly<Record<EngineName, () => FoundEngine | undefined>> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebkit,
};

/** The engine as this machine has it, or undefined. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  return FINDERS[name]();
}

/** The engines with which this machine can test, and how to install the others. */
export function findEngines(): {
  readonly found: FoundEngine[];
  readonly absent: AbsentEngine[];
} {
  const found = ENGINES.map(findEngine).filter((engine) => engine !== undefined);
  const names = new Set(found.map(({ name }) => name));
  const absent = ENGINES.filter((name) => !names.has(name));
  return { found, absent: absent.map((name) => ({ name, remedy: REMEDIES[name] })) };
}

export function isEngineName(word: string | undefined): word is EngineName {
  return ENGINES.some((name) => name === word);
}
