import * as firstReactRedux from 'shell/src/release/firstReactRedux.ts';
import * as firstToolkit from 'shell/src/release/firstToolkit.ts';

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
 * The packages of which builds for browsers have a part of their own (`baseConfig.ts`). The host
 * shares the whole package for versions that were published with it.
 */
const PARTS_OF_THEIR_OWN: readonly string[] = ['qs'];

/** The package that only the render worker gives to widgets, beside the shared ones. */
export const SERVER_ONLY_PACKAGES = ['react-dom/server'] as const;

export const SHARED_NAMES = Object.keys(SHARED_PACKAGES);

/** What a build of a widget for browsers leaves to the host. */
export const TAKEN_FROM_HOST = SHARED_NAMES.filter((name) => !PARTS_OF_THEIR_OWN.includes(name));

/**
 * The exports of packages that the host has in its first script, under the name of the package with
 * `#first`. A build that uses no others takes that part.
 */
export const FIRST_PARTS: Readonly<Record<string, readonly string[]>> = {
  '@reduxjs/toolkit': Object.keys(firstToolkit),
  'react-redux': Object.keys(firstReactRedux),
};
