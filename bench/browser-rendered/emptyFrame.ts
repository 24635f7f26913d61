import type { ShellBuild } from 'shell/server/document/shellBuild.ts';

/**
 * Returns a build whose documents leave everything to the browser: the frame's root is empty, without
 * islands and their data, and the style sheets are files. Title, tags and the state of the page stay,
 * since a server without React can write them.
 */
export function withEmptyFrame(shell: ShellBuild, origin: string): ShellBuild {
  const sheets = shell.styles.map(({ href }) => ({
    name: 'link' as const,
    // webpack's loader of style sheets finds one that is there by its whole address
    attributes: { rel: 'stylesheet', href: new URL(href, origin).href },
  }));
  return {
    ...shell,
    styles: [],
    renderFrame: (state) => {
      const { title, head } = shell.renderFrame(state);
      return { title, head: { ...head, tags: [...head.tags, ...sheets] }, html: '' };
    },
  };
}
