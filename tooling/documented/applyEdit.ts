import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edit } from './readTours.ts';

/** How many lines the named line gives way by, and from where the text goes. */
const SIDES = {
  before: { offset: 0, removed: 0 },
  after: { offset: 1, removed: 0 },
  'in place of': { offset: 0, removed: 1 },
} as const;

/**
 * The text with the edit in it. Indentation of the named line does not count. Throws where the line
 * is not there exactly once, and where the edit is for a new file.
 */
export function withEdit(before: string, { path, at, text }: Edit): string {
  if (at === undefined) throw new Error(`${path} exists already.`);
  const lines = before.split('\n');
  const places = lines.flatMap((line, index) => (line.trim() === at.line.trim() ? [index] : []));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0)
    throw new Error(`${path} has the line ${at.line} ${places.length} times, not once.`);
  const { offset, removed } = SIDES[at.side];
  const added = text.replace(/\n$/, '').split('\n');
  return lines.toSpliced(place + offset, removed, ...added).join('\n');
}

/** Makes the edit in a file of `folder`; rejects where a new file exists already. */
export async function applyEdit(folder: string, edit: Edit): Promise<void> {
  const file = join(folder, edit.path);
  if (edit.at === undefined) {
    await mkdir(dirname(file), { recursive: true });
    return writeFile(file, edit.text, { flag: 'wx' });
  }
  return writeFile(file, withEdit(await readFile(file, 'utf8'), edit));
}
