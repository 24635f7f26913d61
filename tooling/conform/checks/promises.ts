import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenWeight, weigh } from 'registry/weight';
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

/** R10.02: the first paint keeps the budget that the team has promised, and the limits of any widget. */
export const size: ConformCheck = {
  title: 'it keeps the weight that it has promised',
  async run({ built, manifest }) {
    const paths = Object.keys(manifest.files);
    const files = await Promise.all(
      paths.map(async (path) => [path, await readFile(join(built, path))] as const),
    );
    // as the registry weighs it at a publish
    const weight = await weigh(manifest, new Map(files));
    const { budget } = manifest;
    const promised = budget === undefined ? ['widget.config.ts promises no budget'] : [];
    return {
      problems: [...promised, ...brokenWeight(manifest, weight)],
      figures: `${weight.scripts} of ${budget} bytes of script (brotli), ${weight.styles} bytes of styles`,
    };
  },
};
