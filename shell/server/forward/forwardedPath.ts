/** What is checked is what is sent: `..`, `//` and a slash at the end lead nowhere else. The query goes on as it came. */
export const toPath = (url: string): string => new URL(url.split('?', 1)[0] ?? '/', 'http://gateway').pathname;

/** Calls that answer with tokens are answered by this server alone (`auth/authRoutes.ts`). */
export const givesTokens = (path: string): boolean => {
  let decoded = path;
  try { decoded = decodeURIComponent(path); } catch { /* as it is */ }
  return /^\/gora\/+(auth|account)(\/|$)/i.test(decoded.replaceAll('\\', '/'));
};
