import { parseArgs } from 'node:util';
import { say } from '../console/command.ts';
import type { KitCommand } from './kitCommand.ts';
import { ownVersion } from './ownVersion.ts';
import { BUILT, buildWidget } from './buildWidget.ts';
import { readWidgetConfig } from './widgetConfig.ts';

const HELP = `asashiba-widget build [--version 1.2.0]

Makes a version in ${BUILT}: the files that widget.config.json names, and widget.json with their hashes.

  --version 1.2.0       its number; without it the version of package.json`;

/** `asashiba-widget build` */
export const build: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: { version: { type: 'string' } } });
    const config = await readWidgetConfig(process.cwd());
    const version = values.version ?? (await ownVersion());
    if (version === undefined)
      throw new Error('Say which version: --version 1.2.0, or write one into package.json.');
    const { files } = await buildWidget(process.cwd(), config, version);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    const count = Object.keys(files).length;
    say(`${config.name} ${version} is in ${BUILT}: ${count} files, ${bytes} bytes.`);
  },
};
