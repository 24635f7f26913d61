/** At least as strict as the policy of the site: a widget that breaks it is complained about. */
export const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'";

/** Returns the document in which a widget is tried, by the registry and by the conformance kit. */
export function hostPage(
  title: string,
  { script, style }: { readonly script: string; readonly style?: string },
): string {
  const sheet = style === undefined ? '' : `<link rel="stylesheet" href="${style}">`;
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>${sheet}<body><script defer src="${script}"></script></body></html>`;
}
