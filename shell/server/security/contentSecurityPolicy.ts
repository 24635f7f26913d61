import type { MapTiles } from 'shared-contracts/site';
import { isLocalPreview, withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';

/** Policies of the shell's own scripts: its chunks, the loader of entries, HTML that is only read. */
const SHELL_POLICIES = ['asashiba-shell', 'asashiba-loader', 'asashiba-inert'];

/** Of the one build that a preview takes from a local address; nobody else's document has any. Its scripts pass by the loader's policy. */
function localOrigins(release: ReleaseSet): string {
  return withLastGood(release)
    .filter(isLocalPreview)
    .map(({ entry }) => ` ${new URL(entry).origin}`)
    .join('');
}

/**
 * Controls 1 and 2: scripts by nonce and by what they load, one Trusted Types policy for each live build. Pictures of the tiles'
 * origin are let in on every page: a map is reached without a document load.
 */
export function pagePolicy(nonce: string, release: ReleaseSet, mapTiles?: MapTiles): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${localOrigins(release)}`,
    `img-src 'self' data:${mapTiles ? ` ${new URL(mapTiles.url).origin}` : ''}${localOrigins(release)}`,
    `connect-src 'self'${localOrigins(release)}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...SHELL_POLICIES, ...withLastGood(release).map(({ name, version }) => `${name}@${version}`)].join(' ')}`,
  ].join('; ');
}

/** Control 3: the browser refuses every script without a hash. Styles are guarded by the loader: naming them here logs an error. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** The frame of a JSONP call: one inline script by nonce, and scripts of the user API's origin. */
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
