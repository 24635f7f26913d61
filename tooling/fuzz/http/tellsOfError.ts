/** The level of an error in pino's records. */
const ERROR_LEVEL = 50;

/** Whether a line of a server tells of an error of its own, or of one that nobody caught. */
export function tellsOfError(line: string): boolean {
  const [, record] = /^\w+: (\{.*\})$/.exec(line) ?? [];
  if (record === undefined)
    return /uncaught|unhandled|^\w+: (\w*Error\b|\s+at )|FATAL|Warning/i.test(line);
  const { level = 0 } = JSON.parse(record) as { readonly level?: number };
  return level >= ERROR_LEVEL;
}
