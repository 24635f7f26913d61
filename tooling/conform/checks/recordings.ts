import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenVisits, paintVisits, visitsOf } from 'registry/mount';
import { RENDERER } from '../../build/buildRenderer.ts';
import type { ConformCheck } from '../check.ts';

/** R10.03: the registry plays the recorded visits that a version brings, so they are played here before. */
export const recordings: ConformCheck = {
  title: 'it does in its recorded visits what it did when they were recorded',
  async run({ built, manifest, browserPath }) {
    const count = visitsOf(manifest).length;
    if (count === 0) return { problems: [], figures: 'it brings none' };
    const paths = Object.keys(manifest.files);
    const files = new Map(
      await Promise.all(
        paths.map(async (path) => [path, await readFile(join(built, path))] as const),
      ),
    );
    const { complaints, html } = await paintVisits(manifest, files, { renderer: RENDERER });
    const trial = { browser: browserPath, renderer: RENDERER, now: 0, visits: html };
    return {
      problems: [...complaints, ...(await brokenVisits(manifest, files, trial))],
      figures: `${count} ${count === 1 ? 'visit' : 'visits'}, ${html.size} painted by the server`,
    };
  },
};
