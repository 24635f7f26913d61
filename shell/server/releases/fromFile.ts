import { readFileSync, statSync } from 'node:fs';

/**
 * A setting as it stands, or `file:<path>`: then it is read anew whenever the file has changed, so that a team can be
 * added while the server runs. A file that cannot be read leaves the last value that could.
 */
export const fromFile = <Value>(text: string, parse: (text: string) => Value): (() => Value) => {
  if (!text.startsWith('file:')) {
    const value = parse(text);
    return () => value;
  }
  const path = text.slice('file:'.length);
  let readAt = -1;
  let value = parse('');
  return () => {
    try {
      const { mtimeMs } = statSync(path);
      if (mtimeMs === readAt) return value;
      value = parse(readFileSync(path, 'utf8'));
      readAt = mtimeMs;
    } catch { /* half written, or gone: what is known holds */ }
    return value;
  };
};
