const MiB = 1024 * 1024;

/**
 * Limits of one published version, in bytes, files and characters. The six widgets have about 1
 * MiB in 20 files.
 */
export const LIMITS = {
  packed: 16 * MiB,
  unpacked: 48 * MiB,
  file: 8 * MiB,
  files: 500,
  pathLength: 200,
} as const;
