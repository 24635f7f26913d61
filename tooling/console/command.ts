import { RegistryError } from 'registry/client';

/** What Node says of words that it cannot read. */
const UNREADABLE = /^ERR_PARSE_ARGS_/;

/** What Node says of a file or an address, in words for who wrote the command line. */
const SENTENCES = new Map<unknown, (error: Error & { path?: string; input?: string }) => string>([
  ['ENOENT', ({ path }) => `There is no ${path}.`],
  ['EACCES', ({ path }) => `This account may not read or write ${path}.`],
  ['ERR_INVALID_URL', ({ input }) => `"${input}" is no address: write https://host:port in full.`],
]);
const WITHOUT_REGISTRY =
  'npm start runs one on this machine, on REGISTRY_PORT where that is set; --to or REGISTRY_URL names another.';
/** What Node adds for who wrote a program, after the sentence for who wrote the command line. */
const ASIDE = /\. To specify a positional argument.*$/s;

function toSentences(error: unknown, withoutRegistry: string): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof RegistryError && error.status === undefined)
    return `${error.message}\n${withoutRegistry}`;
  const sentence = 'code' in error ? SENTENCES.get(error.code) : undefined;
  if (sentence !== undefined) return sentence(error);
  const isUnreadable = 'code' in error && UNREADABLE.test(String(error.code));
  return isUnreadable
    ? `${error.message.replace(ASIDE, '.')}\n--help says what there is.`
    : error.message;
}

/**
 * Runs a command with the words of the command line; `--help` prints `help` and does nothing. An error
 * is written to standard error, with exit code 1. `withoutRegistry` says what to do where no registry answers.
 */
export function command(
  help: string,
  run: (words: string[]) => Promise<number | void>,
  words = process.argv.slice(2),
  withoutRegistry = WITHOUT_REGISTRY,
): void {
  if (words.includes('--help')) {
    say(help);
    return;
  }
  run(words).then(
    (code) => {
      process.exitCode = code ?? 0;
    },
    (error: unknown) => {
      process.stderr.write(`${toSentences(error, withoutRegistry)}\n`);
      process.exit(1);
    },
  );
}

/**
 * Resolves at Ctrl-C or another signal to end. A second signal changes nothing, because each step
 * of the end has a deadline.
 */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
}

/** Writes one line to standard output. */
export function say(line: string): void {
  return void process.stdout.write(`${line}\n`);
}

/** Writes one line to standard error, beside an output that a program reads. */
export function sayAside(line: string): void {
  return void process.stderr.write(`${line}\n`);
}
