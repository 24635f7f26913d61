/** The lines of all code blocks of a page that are marked as `language`, as one text, in order. */
export function readBlocks(page: string, language: string): string {
  const blocks = page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'));
  return [...blocks].map(([, text = '']) => text).join('\n');
}
