/** The level of a warning in pino's log records. */
const WARNING = 40;

interface LogLine {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
  /** What a browser has reported. */
  readonly report?: { readonly widget: string; readonly message: string };
}

function parseLogLine(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}

/** A server's address, which is not shown: the command shows the address of the site. */
const READY = /\bready on http/;

/**
 * What a person sees of a line of a server: plain lines, and the message of warnings and errors;
 * undefined for the others. With `verbose` every line is shown.
 */
export function toShownLine(line: string, verbose: boolean): string | undefined {
  if (line.trim() === '') return undefined;
  if (verbose) return line;
  const record = parseLogLine(line);
  if (!record) return READY.test(line) ? undefined : line;
  if ((record.level ?? WARNING) < WARNING) return undefined;
  const { msg, err, report } = record;
  // the words of a browser are a stranger's, and a terminal obeys control characters
  const said = report && `${msg}: ${JSON.stringify([report.widget, report.message])}`;
  return [said ?? msg, err?.stack].filter(Boolean).join('\n') || line;
}
