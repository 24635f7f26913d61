/** What is checked is what is sent: `..`, `//` and a slash at the end lead nowhere else. The query goes on as it came. */
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

/** Calls that answer with tokens are answered by this server alone (`auth/authRoutes.ts`). */
export function givesTokens(path: string): boolean {
  return /^\/gora\/+(auth|account)(\/|$)/i.test(decode(path));
}

/** What the gateway tells its own house. */
export function isInternal(path: string): boolean {
  return /^\/gora\/+(metrics|openapi\.json)(\/|$)/i.test(decode(path));
}
