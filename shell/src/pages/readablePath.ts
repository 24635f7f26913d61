/** The path as a person reads it; as it is written where it cannot be decoded. */
export const readablePath = (path: string): string => {
  try { return decodeURIComponent(path); } catch { return path; }
};
