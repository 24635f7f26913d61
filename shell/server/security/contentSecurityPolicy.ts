import type { MapTiles } from 'shared-contracts/site';
import { isLocalPreview, withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';

/**
 * The Trusted Types policies of the shell: for its chunks, the loader of entries, and HTML that is
 * only parsed.
 */
const SHELL_POLICIES = ['asashiba-shell', 'asashiba-loader', 'asashiba-inert'];

/**
 * Returns the origin of the build that a preview takes from a local address; empty for every other
 * document.
 */
function localOrigins(release: ReleaseSet): string {
  return withLastGood(release)
    .filter(isLocalPreview)
    .map(({ entry }) => ` ${new URL(entry).origin}`)
    .join('');
}

/**
 * Controls 1 and 2: returns the policy of a page. It allows scripts by nonce and the scripts that
 * they load, with one Trusted Types policy for each live build. It allows map tiles on every page,
 * since a visitor reaches a map without a new document.
 */
export function pagePolicy(nonce: string, release: ReleaseSet, mapTiles?: MapTiles): string {
  const local = localOrigins(release);
  const tiles = mapTiles ? ` ${new URL(mapTiles.url).origin}` : '';
  const builds = withLastGood(release).map(({ name, version }) => `${name}@${version}`);
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${local}`,
    `img-src 'self' data:${tiles}${local}`,
    `connect-src 'self'${local}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...SHELL_POLICIES, ...builds].join(' ')}`,
  ].join('; ');
}

/**
 * Control 3: makes the browser refuse every script without a hash. The loader checks styles: naming
 * them here logs an error.
 */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/**
 * Returns the policy of the JSONP frame. It allows one inline script by nonce, and scripts of the
 * user API's origin.
 */
export function jsonpFramePolicy(nonce: string, origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types asashiba-jsonp',
  ].join('; ');
}
