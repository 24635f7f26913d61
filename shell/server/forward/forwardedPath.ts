/** What is checked is what is sent: `..`, `//` and a slash at the end lead nowhere else. The query goes on as it came. */
export const toPath = (url: string): string =>
  new URL(url.split('?', 1)[0] ?? '/', 'http://gateway').pathname;

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/');
  } catch {
    return path;
  }
};

/** Calls that answer with tokens are answered by this server alone (`auth/authRoutes.ts`). */
export const givesTokens = (path: string): boolean =>
  /^\/gora\/+(auth|account)(\/|$)/i.test(decode(path));

/** What the gateway tells its own house. */
export const isInternal = (path: string): boolean =>
  /^\/gora\/+(metrics|openapi\.json)(\/|$)/i.test(decode(path));
