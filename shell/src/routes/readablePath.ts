/** R4.02: returns whether a path can be decoded. */
export function isUsablePath(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Returns a path in readable characters, or as it is written if it cannot be decoded. */
export function readablePath(path: string): string {
  return isUsablePath(path) ? decodeURIComponent(path) : path;
}
