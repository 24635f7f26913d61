import { setTimeout as pause } from 'node:timers/promises';
import { writeError } from '../logs/serverLog.ts';
import type { OpenSchemas } from './migrateCommand.ts';
import type { Schema } from './schema.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY = 2000;
/** Looks between two times that it says so: a minute. */
const SAY_EVERY = 30;

/** Says that a program needs tables that the database does not have yet. */
export class SchemaBehind extends Error {
  constructor(lacks: string, program: string) {
    super(`the database lacks ${lacks}: run ${program} (docs/operations.md)`);
    this.name = 'SchemaBehind';
  }
}

/** What these schemas lack, for a person: `inventory 010-x, 011-y`. Empty when they lack nothing. */
async function readLacks(schemas: readonly Schema[]): Promise<string> {
  const lacks: string[] = [];
  for (const schema of schemas) {
    const { due } = await schema.read();
    if (due.length > 0) lacks.push(`${schema.name} ${due.join(', ')}`);
  }
  return lacks.join('; ');
}

/** Rejects with `SchemaBehind` where a step is due. `program` is the one that runs it. */
export async function requireSchemas(schemas: readonly Schema[], program: string): Promise<void> {
  const lacks = await readLacks(schemas);
  if (lacks !== '') throw new SchemaBehind(lacks, program);
}

/**
 * Resolves when nothing is due. Meanwhile it says on standard error what is, and who runs it: the job of
 * an upgrade may begin after the servers.
 */
export async function waitForSchemas(
  server: string,
  open: () => Promise<OpenSchemas>,
  program: string,
): Promise<void> {
  const { schemas, close } = await open();
  try {
    for (let look = 0; ; look += 1) {
      const lacks = await readLacks(schemas);
      if (lacks === '') return;
      if (look % SAY_EVERY === 0)
        writeError(`${server} waits: ${new SchemaBehind(lacks, program).message}\n`);
      await pause(LOOK_EVERY);
    }
  } finally {
    await close();
  }
}
