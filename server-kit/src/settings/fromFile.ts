import { readFileSync, statSync } from 'node:fs';

function logUnreadable(path: string, error: unknown): void {
  return void process.stderr.write(
    `${path} cannot be read, what was read last holds: ${error instanceof Error ? error.message : String(error)}\n`,
  );
}

/**
 * A setting as it stands, or `file:<path>`: then it is read anew whenever the file has changed, so that a team can be
 * added while the server runs. A file that cannot be read at first throws; one that cannot be read later, or is empty
 * (as each is while it is written), leaves the last value that could. No file ever means that the setting is missing.
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
