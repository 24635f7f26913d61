import { parseArgs, type ParseArgsConfig } from 'node:util';
import { writeError } from '../logs/serverLog.ts';
import { SettingsError } from '../settings/readSettings.ts';

/** The exit codes `EX_USAGE` and `EX_CONFIG` of sysexits.h. */
const WRONG_WORDS = 64;
const BAD_SETTINGS = 78;

/** Reports words of a command that its program does not understand. */
export class UsageError extends Error {}

/** A program that an operator runs beside a server. */
export interface OperatorProgram<Options extends ParseArgsConfig['options']> {
  /** The server's name, with which its messages begin. */
  readonly server: string;
  readonly usage: string;
  /** What is true after a failure: `nothing was restored`. */
  readonly failed: string;
  readonly options: Options;
  /** Resolves with the exit code. Throws a `UsageError` for words that it does not understand. */
  run(words: ReturnType<typeof parse<Options>>): Promise<number>;
}

function parse<Options extends ParseArgsConfig['options']>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function codeOf(error: unknown): number {
  if (error instanceof UsageError) return WRONG_WORDS;
  return error instanceof SettingsError ? BAD_SETTINGS : 1;
}

/** Reads a whole number of at least `least` among the options. Throws a `UsageError`. */
export function readCount(name: string, text: string, least: number): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= least) return count;
  throw new UsageError(`--${name} is no whole number of at least ${least}`);
}

/** Runs a program with the words of its command line, and says on standard error why it failed. */
export async function runProgram<Options extends ParseArgsConfig['options']>({
  server,
  usage,
  failed,
  options,
  run,
}: OperatorProgram<Options>): Promise<void> {
  try {
    process.exitCode = await run(parse(options));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    writeError(`${server}: ${failed}\n${why}\n`);
    if (error instanceof UsageError) writeError(`usage: ${usage}\n`);
    process.exitCode = codeOf(error);
  }
}
