import type { Options } from '@swc/core';

/** What is compiled before it runs; JavaScript without JSX stays as it is. */
export const SOURCE = /\.(tsx?|jsx)$/;

/** Returns how a file of TypeScript or JSX becomes a module of JavaScript. `refreshes`: its components can be replaced in a page. */
export function swcOptions(
  file: string,
  { isDevelopment, refreshes }: { readonly isDevelopment: boolean; readonly refreshes: boolean },
): Options {
  return {
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    isModule: true,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: refreshes },
      },
    },
  };
}

/** Says whether a file of the configuration is a source, which is bundled, and not a CommonJS file. */
export function isSource(path: string): boolean {
  return SOURCE.test(path);
}
