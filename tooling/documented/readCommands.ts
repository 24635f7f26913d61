/** The commands of a page's first code block, as they are written. */
export function readCommands(page: string): string[] {
  return (/^```\w*\n(.*?)^```/ms.exec(page)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}
