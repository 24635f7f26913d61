import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { functionReader } from '../stack-maps/functionNames.ts';
import { toStackMap } from '../stack-maps/stackMap.ts';

/** Finishes the maps that a build has written in `from`, and moves them to `to`. */
export async function finishMaps(from: string, to: string): Promise<void> {
  const files = await readdir(from).catch(() => []);
  const readFunctions = functionReader(ts);
  const finished = await Promise.all(
    files.map(async (file) => ({
      file,
      text: toStackMap(await readFile(join(from, file), 'utf8'), readFunctions),
    })),
  );
  await rm(from, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await Promise.all(finished.map(({ file, text }) => writeFile(join(to, file), text)));
}
