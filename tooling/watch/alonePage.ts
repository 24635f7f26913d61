/** Returns the page in which a widget stands alone, with the script and style sheet of one name, and what is painted. */
export function alonePage(name: string, files: string, painted = ''): string {
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${name}</title><link rel="stylesheet" href="${files}.css"><body>${painted}<script defer src="${files}.js"></script></body></html>`;
}
