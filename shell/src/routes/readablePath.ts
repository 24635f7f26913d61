/** R4.02: whether the path can be decoded. */
export function isUsablePath(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The path as a person reads it; as it is written where it cannot be decoded. */
export function readablePath(path: string): string {
  return isUsablePath(path) ? decodeURIComponent(path) : path;
}
