import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from 'shared-contracts/errors';
import { VersionRenderer } from 'shell/server/render/VersionRenderer.ts';
import type { ConformCheck } from '../check.ts';
import { renderTasks } from '../renderTasks.ts';

const DEADLINE = 5000;

/**
 * The shell's render worker, which has no globals of a browser, renders every slot on every page in
 * every language; the HTML has no inline style.
 */
export const serverRender: ConformCheck = {
  title: 'the server renders it without globals, in every language',
  async run({ name, built, manifest, site }) {
    const bundle = await readFile(join(built, manifest.server), 'utf8');
    const setup = { id: `${name}@${manifest.version}`, bundle };
    const renderer = new VersionRenderer(setup, { isQuiet: true });
    const refuse = async ({ path }: { readonly path: string }): Promise<never> => {
      throw new ApiError('no', { status: 503, path });
    };
    const problems: string[] = [];
    for (const task of renderTasks(manifest, site)) {
      const where = `${task.slot} on ${task.props.page}`;
      try {
        const { html } = await renderer.render(task, refuse, DEADLINE);
        if (/\sstyle=/.test(html))
          problems.push(`${where}: a style attribute, which the content security policy blocks`);
      } catch (error) {
        problems.push(`${where} in ${task.locale}: ${(error as Error).message}`);
      }
    }
    await renderer.close();
    return {
      problems,
      figures: `${manifest.slots.length} slots, ${site.locales.length} languages`,
    };
  },
};
