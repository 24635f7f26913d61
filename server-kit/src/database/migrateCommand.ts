import { isNativeError } from 'node:util/types';
import { writeError } from '../logs/serverLog.ts';
import type { Schema } from './schema.ts';

/** Schemas that a program has opened. */
export interface OpenSchemas {
  readonly schemas: readonly Schema[];
  close(): Promise<void>;
}

/** The exit codes: nothing is due, it failed, something is due (`--check`), the words are wrong. */
export const EXIT = { done: 0, failed: 1, due: 2, usage: 64 } as const;

async function check(schema: Schema): Promise<boolean> {
  const { due, newer } = await schema.read();
  const said = due.length === 0 ? 'up to date' : `due: ${due.join(', ')}`;
  const more = newer.length === 0 ? '' : `; of a newer version: ${newer.join(', ')}`;
  process.stdout.write(`${schema.name}: ${said}${more}\n`);
  return due.length === 0;
}

async function migrate(schema: Schema): Promise<void> {
  const ran = await schema.migrate();
  const said = ran.length === 0 ? 'nothing was due' : `has run ${ran.join(', ')}`;
  process.stdout.write(`${schema.name}: ${said}\n`);
}

async function work({ schemas }: OpenSchemas, isCheck: boolean): Promise<number> {
  let isDone = true;
  for (const schema of schemas) {
    if (isCheck) isDone = (await check(schema)) && isDone;
    else await migrate(schema);
  }
  return isDone ? EXIT.done : EXIT.due;
}

function describe(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${String(error.cause)}`;
}

/**
 * Brings schemas up to date, or says with `--check` what is due; prints a line for each. Returns the exit
 * code. `open` may throw.
 */
export async function runMigrateCommand(
  program: string,
  words: readonly string[],
  open: () => Promise<OpenSchemas>,
): Promise<number> {
  const isCheck = words[0] === '--check';
  if (words.length > (isCheck ? 1 : 0)) {
    writeError(`usage: node ${program} [--check]\n`);
    return EXIT.usage;
  }
  try {
    const opened = await open();
    try {
      return await work(opened, isCheck);
    } finally {
      await opened.close();
    }
  } catch (error) {
    writeError(`${program}: ${describe(error)}\n`);
    return EXIT.failed;
  }
}
