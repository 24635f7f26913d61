import { runNode } from '../console/runNode.ts';
import { findBrowser, findPlaywrightBrowser } from './findBrowser.ts';

/**
 * The path of the browser to test with. Where the machine has none, installs Playwright's Chromium
 * and logs that; rejects where that fails.
 */
export async function ensureBrowser(log: (line: string) => void): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  log('This machine has no Chrome or Chromium: installing the Chromium of Playwright ...');
  if ((await runNode(['node_modules/playwright/cli.js', 'install', 'chromium'])) !== 0)
    throw new Error(
      'Chromium could not be installed. Install Chrome or Chromium, or set BROWSER_PATH.',
    );
  const installed = findPlaywrightBrowser();
  if (installed === undefined) throw new Error('Playwright installed no Chromium.');
  return installed;
}
