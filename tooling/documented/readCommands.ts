/** The commands of a page's first code block, as they are written. */
export const readCommands = (page: string): string[] =>
  (/^```\w*\n(.*?)^```/ms.exec(page)?.[1] ?? '').split('\n').filter((line) => line.trim() !== '');
