import { parseArgs } from 'node:util';
import { say } from '../console/command.ts';
import type { KitCommand } from './kitCommand.ts';
import { ownVersion } from './ownVersion.ts';
import { PACKED, packWidget } from './packWidget.ts';
import { readWidgetConfig } from './widgetConfig.ts';

const HELP = `asashiba-widget pack [--version 1.2.0]

Packs a version into ${PACKED}: the files that widget.config.json names, and widget.json with their hashes.

  --version 1.2.0       its number; without it the version of package.json`;

/** `asashiba-widget pack` */
export const pack: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: { version: { type: 'string' } } });
    const config = await readWidgetConfig(process.cwd());
    const version = values.version ?? (await ownVersion());
    if (version === undefined)
      throw new Error('Say which version: --version 1.2.0, or write one into package.json.');
    const { files } = await packWidget(process.cwd(), config, version);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    const count = Object.keys(files).length;
    say(`${config.name} ${version} is in ${PACKED}: ${count} files, ${bytes} bytes.`);
  },
};
