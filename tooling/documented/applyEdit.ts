import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edit } from './readTours.ts';

/** The text with the edit in it. The line that is named stands there once, whatever its indentation. */
export function withEdit(before: string, { path, at, text }: Edit): string {
  if (at === undefined) throw new Error(`${path} is there already.`);
  const lines = before.split('\n');
  const places = lines.flatMap((line, index) => (line.trim() === at.line.trim() ? [index] : []));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0)
    throw new Error(`${path} has the line ${at.line} ${places.length} times, not once.`);
  return lines
    .toSpliced(at.side === 'before' ? place : place + 1, 0, ...text.replace(/\n$/, '').split('\n'))
    .join('\n');
}

/** Makes the edit below a folder. */
export async function applyEdit(folder: string, edit: Edit): Promise<void> {
  const file = join(folder, edit.path);
  if (edit.at === undefined) {
    await mkdir(dirname(file), { recursive: true });
    return writeFile(file, edit.text, { flag: 'wx' });
  }
  return writeFile(file, withEdit(await readFile(file, 'utf8'), edit));
}
