/** pino's levels from `warn` on. */
const WARNING = 40;

interface LogLine {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
}

function parseLogLine(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}

/** The command says the one address that a person needs. */
const READY = /\bready on http/;

/** What a person sees of a server's line: plain lines (progress) as they are, of log records warnings and errors only. */
export function toShownLine(line: string, verbose: boolean): string | undefined {
  if (line.trim() === '') return undefined;
  if (verbose) return line;
  const record = parseLogLine(line);
  if (!record) return READY.test(line) ? undefined : line;
  if ((record.level ?? WARNING) < WARNING) return undefined;
  return [record.msg, record.err?.stack].filter(Boolean).join('\n') || line;
}
