import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright';
import { readPlaces } from './environment.ts';
import { findBrowser, isProgram } from './findBrowser.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** WebKitGTK: its driver, its small browser, and what shows it where nobody looks. */
export interface InstalledWebkit {
  readonly driver: string;
  readonly program: string;
  /** Missing where it is shown on the screen of who runs the tests. */
  readonly screen: string | undefined;
}

export type FoundEngine =
  | { readonly name: EngineName; readonly kind: 'playwright'; readonly path: string }
  | { readonly name: 'firefox'; readonly kind: 'installed'; readonly path: string }
  | { readonly name: 'webkit'; readonly kind: 'installed'; readonly installed: InstalledWebkit };

export interface AbsentEngine {
  readonly name: EngineName;
  /** What to do about it, in words. */
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

/** Ubuntu's `firefox` is a script that starts one shut in, which reads no profile that it is given. */
function isShutIn(path: string): boolean {
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
    ...inPath('firefox-esr', 'firefox').filter((path) => !isShutIn(path)),
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

/** WebKit takes the cookies of staff only from a site with TLS, for which a certificate has to be made. */
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

export function findEngine(name: EngineName): FoundEngine | undefined {
  return FINDERS[name]();
}

/** Which engines this machine can test with, and how to come by the others. */
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
