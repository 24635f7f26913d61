import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';

/** An answer of the registry as it arrived, so that its signature can be checked again. */
const arrivedAnswer = z.object({ body: z.string(), signature: z.string() });
export type ArrivedAnswer = z.infer<typeof arrivedAnswer>;

/** Reads the last answer that was followed. Rejects if the file is missing or invalid. */
export async function readAnswer(file: string): Promise<ArrivedAnswer> {
  return arrivedAnswer.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Keeps an answer for the next start. Several processes may keep the same file. */
export async function keepAnswer(file: string, answer: ArrivedAnswer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const written = `${file}.${process.pid}.tmp`;
  await writeFile(written, JSON.stringify(answer));
  await rename(written, file);
}
