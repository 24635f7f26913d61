import { scrub } from './scrub.ts';

/** Takes lines of a log. */
export interface LogStream {
  write(line: string): void;
}

/** Writes a line of text that is no record of a log, scrubbed, to standard error. */
export function writeError(text: string): void {
  process.stderr.write(scrub(text));
}

function scrubLine(line: string): string {
  try {
    return `${JSON.stringify(scrub(JSON.parse(line)))}\n`;
  } catch {
    return scrub(line);
  }
}

/** Returns the stream that takes a logger's lines (JSON), and writes them scrubbed to `to`. */
export function scrubbed(to: LogStream = process.stdout): LogStream {
  return { write: (line) => void to.write(scrubLine(line)) };
}
