import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from 'shared-contracts/errors';
import type { RequestCall } from 'server-kit/renderer/messages';
import type { ConformCheck } from '../check.ts';
import { purityProblems } from '../purityProblems.ts';
import { renderTasks } from '../renderTasks.ts';

/** ADR 030: the server keeps what a widget renders, so the same data must give the same HTML. */
export const purity: ConformCheck = {
  title: 'the same data gives the same HTML, in any order and at any time',
  async run({ name, built, manifest, site }) {
    const bundle = await readFile(join(built, manifest.server), 'utf8');
    const setup = { id: `${name}@${manifest.version}`, bundle };
    const tasks = renderTasks(manifest, site);
    const answer = async ({ path }: RequestCall): Promise<string> => {
      if (path in site.answers) return JSON.stringify(site.answers[path]);
      throw new ApiError('no', { status: 503, path });
    };
    return {
      problems: await purityProblems(setup, tasks, answer),
      figures: `${tasks.length} first paints, three times`,
    };
  },
};
