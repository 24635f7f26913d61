/**
 * The packages that the host gives to every widget: in the browser from the shell's bundle, on the
 * server from the render worker. The versions are those of the lock file; the ranges are those that
 * a widget's manifest accepts.
 */
export const SHARED_PACKAGES = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  'react-redux': '^9.3.0',
  '@reduxjs/toolkit': '^2.14.0',
  dayjs: '^1.11.0',
  qs: '^6.17.0',
  'use-intl': '^4.14.0',
} as const;

/**
 * The shared packages that no code of this repository uses. Versions that do, for example those
 * that were published earlier, get each from a chunk of its own, so that nobody else loads them
 * (ADR 026, 032).
 */
export const UNUSED_PACKAGES: readonly string[] = ['dayjs', 'use-intl'];

/** The package that only the render worker gives to widgets, beside the shared ones. */
export const SERVER_ONLY_PACKAGES = ['react-dom/server'] as const;

export const SHARED_NAMES = Object.keys(SHARED_PACKAGES);
