import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { readPlaces } from './environment.ts';

const NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];

/** Whether the path names a file that may be executed. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function macPlaces(home: string) {
  return ['/Applications', join(home, 'Applications')].flatMap((folder) => [
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
  ]);
}
function windowsPlaces(programFolders: readonly string[]) {
  return programFolders.flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Chromium/Application/chrome.exe'),
  ]);
}

/** The path of the Chromium that Playwright has downloaded, or undefined. */
export function findPlaywrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function inPath(names: readonly string[]): string[] {
  return readPlaces()
    .PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * The path of Chromium without a window (`apt-get install chromium-headless-shell`), or undefined.
 * It is the same engine and takes half the processor time.
 */
export function findHeadlessShell(): string | undefined {
  return inPath(['chromium-headless-shell']).find(isProgram);
}

/**
 * The path of a Chrome or Chromium: the one that `BROWSER_PATH` names, else an installed one, else
 * Playwright's; undefined without any.
 */
export function findBrowser(): string | undefined {
  const { BROWSER_PATH, HOME, programFolders } = readPlaces();
  if (BROWSER_PATH !== undefined) return BROWSER_PATH;
  const usual = [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    ...macPlaces(HOME),
    ...windowsPlaces(programFolders),
  ];
  return [...inPath(NAMES), ...usual].find(isProgram) ?? findPlaywrightBrowser();
}
