import { createHash } from 'node:crypto';
import type { MapTiles } from 'shared-contracts/site';
import { isLocalPreview, withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';

/** What one document may run and apply: source expressions of CSP such as `'sha256-…'`. */
export interface Allowed {
  /** The hash of each script in the document: the text of an inline one, the file of another. */
  readonly scripts: readonly string[];
  /** The hash of the text of each inline style. */
  readonly styles: readonly string[];
}

/** Returns the source expression that allows an inline script or style with exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/**
 * Returns the source expressions that allow each script element or preload with one of these values
 * of `integrity`. It leaves out what is not one hash, so that no manifest can write into a policy.
 */
export function integritySources(integrities: readonly string[]): string[] {
  return integrities.filter((each) => HASH.test(each)).map((each) => `'${each}'`);
}

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

/** The origins beside the site's own from which every page may take something. */
export interface Outside {
  readonly mapTiles?: MapTiles | undefined;
  /** The origin of the frames; without it a page has none. */
  readonly frameOrigin?: string | undefined;
}

/**
 * Controls 1 and 2: returns the policy of a page. It allows the page's scripts by their hashes and
 * the scripts that they load, with one Trusted Types policy for each live build. Hashes take the
 * place of a nonce, so that the document is the same for everybody (ADR 029). It allows map tiles
 * on every page, since a visitor reaches a map without a new document.
 */
export function pagePolicy(
  { scripts, styles }: Allowed,
  release: ReleaseSet,
  { mapTiles, frameOrigin = "'none'" }: Outside = {},
): string {
  const local = localOrigins(release);
  const tiles = mapTiles ? ` ${new URL(mapTiles.url).origin}` : '';
  const builds = withLastGood(release).map(({ name, version }) => `${name}@${version}`);
  return [
    "default-src 'self'",
    `script-src ${[...new Set(scripts), "'strict-dynamic'"].join(' ')}`,
    `style-src ${["'self'", ...new Set(styles)].join(' ')}${local}`,
    `img-src 'self' data:${tiles}${local}`,
    `connect-src 'self'${local}`,
    `frame-src ${frameOrigin}`,
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
 * Returns the policy of the JSONP frame. It allows one inline script by nonce, and scripts of one
 * address, which it has without its query. Only pages of the site may show the frame.
 */
export function jsonpFramePolicy(nonce: string, address: string, siteOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${address}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
    "require-trusted-types-for 'script'",
    'trusted-types asashiba-jsonp',
  ].join('; ');
}
