/** R4.02: whether the path can be decoded. */
export const isUsablePath = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

/** The path as a person reads it; as it is written where it cannot be decoded. */
export const readablePath = (path: string): string =>
  isUsablePath(path) ? decodeURIComponent(path) : path;
