import { satisfies, validRange } from 'semver';
import type { WidgetManifest } from 'shared-contracts/widget';

/** Returns the package of an import path: `react-dom` for `react-dom/client`. */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

function broken(
  path: string,
  range: string,
  hostShared: Readonly<Record<string, string>> | undefined,
): string | undefined {
  if (validRange(range) === null) return `${path}: "${range}" is not a range of versions.`;
  if (hostShared === undefined) return undefined;
  const name = packageOf(path);
  const given = Object.hasOwn(hostShared, name) ? hostShared[name] : undefined;
  if (given === undefined) return `${path} ${range} is needed; the shell does not share it.`;
  return satisfies(given, range)
    ? undefined
    : `${path} ${range} is needed; the shell shares ${given}.`;
}

/** Returns a complaint for each shared package that the shell does not have in the needed range. */
export function brokenRanges(
  { shared }: WidgetManifest,
  hostShared: Readonly<Record<string, string>> | undefined,
): string[] {
  return Object.entries(shared)
    .map(([path, range]) => broken(path, range, hostShared))
    .filter((why) => why !== undefined);
}
