/**
 * The packages that a bundle shares with its host: those of the browser
 * (`tooling/webpack/sharedPackages.ts`), and React's renderer. Each is loaded at its first use.
 */
const SHARED: Readonly<Record<string, () => unknown>> = {
  react: () => require('react') as unknown,
  'react/jsx-runtime': () => require('react/jsx-runtime') as unknown,
  'react-dom': () => require('react-dom') as unknown,
  'react-dom/client': () => require('react-dom/client') as unknown,
  'react-dom/server': () => require('react-dom/server') as unknown,
  'react-redux': () => require('react-redux') as unknown,
  '@reduxjs/toolkit': () => require('@reduxjs/toolkit') as unknown,
  dayjs: () => require('dayjs') as unknown,
  qs: () => require('qs') as unknown,
  'use-intl': () => require('use-intl') as unknown,
};

/** Returns a shared package for the widget `id`. Throws where the host does not share it. */
export function requireShared(id: string, name: string): unknown {
  const load = Object.hasOwn(SHARED, name) ? SHARED[name] : undefined;
  if (!load) throw new Error(`${id} imports ${name}, which the host does not share`);
  return load();
}
