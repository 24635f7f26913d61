/** The browser in which a version is mounted, as `BROWSER_PATH` names it. */
export function readBrowserPath(): string | undefined {
  return process.env['BROWSER_PATH'] || undefined;
}
