import { satisfies, validRange } from 'semver';
import type { WidgetManifest } from 'shared-contracts/widget';

/** `react-dom/client` comes with `react-dom`. */
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
  if (validRange(range) === null) return `${path}: "${range}" is no range of versions.`;
  if (hostShared === undefined) return undefined;
  const given = hostShared[packageOf(path)];
  if (given === undefined) return `${path} is wanted in ${range}; the shell does not share it.`;
  return satisfies(given, range)
    ? undefined
    : `${path} is wanted in ${range}; the shell gives ${given}.`;
}

/** Shared packages that the shell cannot give in the wanted range. */
export function brokenRanges(
  { shared }: WidgetManifest,
  hostShared: Readonly<Record<string, string>> | undefined,
): string[] {
  return Object.entries(shared)
    .map(([path, range]) => broken(path, range, hostShared))
    .filter((why) => why !== undefined);
}
