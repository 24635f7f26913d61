/**
 * Runs a command with the words of the command line. An error is written to standard error as one
 * sentence, with exit code 1.
 */
export function command(run: (words: string[]) => Promise<number | void>): void {
  run(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code ?? 0;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
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
