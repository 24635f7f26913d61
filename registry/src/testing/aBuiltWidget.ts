import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aTestFolder } from 'server-kit/testing/aTestFolder';
import { widgetFiles, type WidgetWish } from './widgetFiles.ts';

/** Writes a built widget to a folder that the end of the tests removes. Returns its path. */
export async function aBuiltWidget(wish?: WidgetWish): Promise<string> {
  const folder = await aTestFolder('built-widget');
  for (const [path, text] of Object.entries(widgetFiles(wish))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
