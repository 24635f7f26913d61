import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage } from '../../catalogues/checkPackage.ts';
import type { ConformCheck } from '../check.ts';

/** R9.06: every text is there in every language. */
export const texts: ConformCheck = {
  title: 'its texts are there in every language',
  run: async ({ name, folder, site }) => ({
    problems: await checkPackage(name, folder),
    figures: site.locales.join(', '),
  }),
};

/** R10.02: the scripts of the first paint keep the budget that the team has promised. */
export const size: ConformCheck = {
  title: 'it keeps the weight that it has promised',
  async run({ built, manifest: { scripts, budget } }) {
    const weights = await Promise.all(
      scripts.map(async (file) => brotliCompressSync(await readFile(join(built, file))).length),
    );
    const weight = weights.reduce((sum, each) => sum + each, 0);
    if (budget === undefined)
      return { problems: ['widget.config.ts promises no budget'], figures: `${weight} bytes` };
    return {
      problems:
        weight > budget ? [`${weight} bytes of script (brotli); ${budget} are promised`] : [],
      figures: `${weight} of ${budget} bytes (brotli)`,
    };
  },
};
