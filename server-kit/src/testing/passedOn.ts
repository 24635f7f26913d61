/**
 * Returns what a program that a test starts needs of the test's own process, beside its settings: where the
 * system's commands are, and where Node keeps code that is compiled.
 */
export function passedOn(): Readonly<Record<string, string>> {
  // oxlint-disable-next-line node/no-process-env -- what is passed on
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return {
    ...(PATH !== undefined && { PATH }),
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
  };
}
