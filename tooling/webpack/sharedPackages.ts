/**
 * The packages that the host gives to every widget: the browser's come from the shell's bundle, the server's from the
 * render worker. The versions are those of the lock file; the range is what a widget's manifest says that it accepts.
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

/** Only the server renders to a string; the render worker supplies this one beside the shared packages. */
export const SERVER_ONLY_PACKAGES = ['react-dom/server'] as const;

export const SHARED_NAMES = Object.keys(SHARED_PACKAGES);
