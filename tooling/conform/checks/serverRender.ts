import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from 'shared-contracts/errors';
import { VersionRenderer } from 'shell/server/render/VersionRenderer.ts';
import type { ConformCheck } from '../check.ts';

const DEADLINE = 5000;
/** The time of the fake host's clock. */
const NOW = Date.UTC(2026, 10, 20, 23);

/**
 * The shell's render worker, which has no globals of a browser, renders every slot on every page in
 * every language; the HTML has no inline style.
 */
export const serverRender: ConformCheck = {
  title: 'the server renders it without globals, in every language',
  async run({ name, built, manifest, site }) {
    const bundle = await readFile(join(built, manifest.server), 'utf8');
    const renderer = new VersionRenderer(
      { id: `${name}@${manifest.version}`, bundle },
      { isQuiet: true },
    );
    const refuse = async ({ path }: { readonly path: string }): Promise<never> => {
      throw new ApiError('no', { status: 503, path });
    };
    const problems: string[] = [];
    for (const slot of manifest.slots)
      for (const page of site.pages)
        for (const locale of site.locales) {
          const defaults = Object.fromEntries(
            Object.entries(manifest.config).map(([key, setting]) => [key, setting.default]),
          );
          const task = {
            slot,
            props: { page, query: '' },
            locale,
            device: 'PC' as const,
            config: { ...defaults, ...site.config },
            now: NOW,
          };
          try {
            const { html } = await renderer.render(task, refuse, DEADLINE);
            if (/\sstyle=/.test(html))
              problems.push(
                `${slot} on ${page}: a style attribute, which the content security policy blocks`,
              );
          } catch (error) {
            problems.push(`${slot} on ${page} in ${locale}: ${(error as Error).message}`);
          }
        }
    await renderer.close();
    return {
      problems,
      figures: `${manifest.slots.length} slots, ${site.locales.length} languages`,
    };
  },
};
