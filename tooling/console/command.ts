/** Runs a command line: what goes wrong is said in one sentence on standard error, and the exit code is 1. */
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

/** Resolves at Ctrl-C or when the process is asked to end. Said again, it changes nothing: what is under way has its own deadline. */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
  });
}

export function say(line: string): void {
  return void process.stdout.write(`${line}\n`);
}
