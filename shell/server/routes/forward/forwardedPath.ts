/**
 * Returns the normalised path of a URL without its query, so that the checked path is the path that
 * is sent.
 */
export function toPath(url: string): string {
  return new URL(url.split('?', 1)[0] ?? '/', 'http://gateway').pathname;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/');
  } catch {
    return path;
  }
}

/** Returns whether a path stays below the gateway's base: `/gora/../x` does not. */
export function isBelowGateway(path: string): boolean {
  return path.startsWith('/gora/') && !/\/\.\.(\/|$)/.test(decode(path));
}

/**
 * Returns whether a path could answer with tokens. Only this server answers those calls
 * (`auth/authRoutes.ts`).
 */
export function givesTokens(path: string): boolean {
  return /^\/gora\/+(auth|account)(\/|$)/i.test(decode(path));
}

/** Returns whether a path is internal to the gateway. */
export function isInternal(path: string): boolean {
  return /^\/gora\/+(metrics|openapi\.json)(\/|$)/i.test(decode(path));
}
