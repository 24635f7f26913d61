import { developerHook } from 'host-kit/developer-hook/developerHook';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as firstReactRedux from './firstReactRedux.ts';
import * as firstToolkit from './firstToolkit.ts';

/** The name of the host in the share scope. */
export const HOST = 'asashiba_shell';

/** A version of a package, as webpack's containers take it from the scope. */
interface Provided {
  /** Who gives the package. */
  readonly from: string;
  /** Resolves to a function that returns the package. */
  readonly get: () => Promise<() => unknown>;
  /** The global names of the entries that have taken it. They write them here. */
  readonly useIn?: readonly string[];
}

/** The packages that the host gives to widgets, by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

/** The installed version of each shared package. The build puts it here (`shellConfig.ts`). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

type Load = () => Promise<unknown>;

/**
 * What is in the host's own script; and in two chunks, what only versions use that were published
 * earlier or have no part in this repository (ADR 026, 032, 047): each chunk more costs every
 * visitor its name and hash. Behind a hash stands a part of a package.
 */
const PACKAGES: Readonly<Record<string, Load>> = {
  react: async () => react,
  'react/jsx-runtime': async () => jsxRuntime,
  'react-dom': async () => reactDom,
  'react-dom/client': async () => reactDomClient,
  'react-redux#first': async () => firstReactRedux,
  'react-redux': () => import(/* webpackChunkName: 'redux' */ './wholeReactRedux.ts'),
  '@reduxjs/toolkit#first': async () => firstToolkit,
  '@reduxjs/toolkit': () => import(/* webpackChunkName: 'redux' */ './wholeToolkit.ts'),
  dayjs: () => import(/* webpackChunkName: 'earlier-packages' */ 'dayjs'),
  qs: () => import(/* webpackChunkName: 'earlier-packages' */ 'qs'),
  'use-intl': () => import(/* webpackChunkName: 'earlier-packages' */ 'use-intl'),
};

function provide([name, load]: readonly [string, Load]): ShareScope {
  const [whole = name] = name.split('#');
  const get = async () => {
    const module = await load();
    return () => module;
  };
  return { [name]: { [SHARED_VERSIONS[whole] ?? '']: { from: HOST, get } } };
}

/** The share scope of the document: one version of each package, the host's. */
export const SHARE_SCOPE: ShareScope = Object.assign({}, ...Object.entries(PACKAGES).map(provide));

const developer = developerHook();
if (developer) developer.packages = SHARE_SCOPE;
