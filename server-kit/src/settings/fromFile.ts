import { readFileSync, statSync } from 'node:fs';
import { writeError } from '../logs/serverLog.ts';

function logUnreadable(path: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  writeError(`${path} cannot be read, the last valid value stays in use: ${reason}\n`);
}

/**
 * Parses a setting, or the file that `file:<path>` names. The returned function reads the file
 * again after each change, so that a team can be added while the server runs. Throws if the file
 * cannot be read or parsed at the start. Later, an unreadable or empty file (files are empty while
 * they are written) keeps the last valid value. A file never counts as a missing setting.
 */
export function fromFile<Value>(
  text: string,
  parse: (text: string) => Value,
  onUnreadable = logUnreadable,
): () => Value {
  if (!text.startsWith('file:')) {
    const value = parse(text);
    return () => value;
  }
  const path = text.slice('file:'.length);
  const read = (): Value => {
    const content = readFileSync(path, 'utf8');
    if (content.trim() === '') throw new Error(`${path} is empty`);
    return parse(content);
  };
  let readAt = statSync(path).mtimeMs;
  let value = read();
  let isKnownToFail = false;
  return () => {
    try {
      const { mtimeMs } = statSync(path);
      if (mtimeMs === readAt) return value;
      value = read();
      readAt = mtimeMs;
      isKnownToFail = false;
    } catch (error) {
      if (!isKnownToFail) onUnreadable(path, error);
      isKnownToFail = true;
    }
    return value;
  };
}
