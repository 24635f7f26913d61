import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { classNamer } from './classNamer.ts';
import { compileCatalogue } from '../catalogues/compileCatalogue.ts';

export type BuildMode = 'development' | 'production';

/**
 * What compiles and minimizes scripts: `published` is ts-loader and terser, as for visitors. SWC takes a third of their time, but
 * WebKit cannot read the keys that it writes without quotes (ADR 006).
 */
export type ScriptTools = 'published' | 'swc';

export interface BuildTarget {
  /** The package's folder. */
  readonly folder: string;
  readonly mode: BuildMode;
  readonly side: 'browser' | 'server';
  /** Prefix of class names and of the cascade layer: the widget's name, or `shell`. */
  readonly owner: string;
  /**
   * Makes the class names of two versions differ, because the style sheet of an unmounted version
   * stays in the document.
   */
  readonly version: string;
  /** `published` unless given. */
  readonly tools?: ScriptTools | undefined;
}

function layerOf(owner: string) {
  return owner === 'shell' ? 'shell' : `remote.${owner}`;
}

const SCRIPT = /\.tsx?$/;

const typescript: RuleSetRule = {
  test: SCRIPT,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(import.meta.dirname, '../../tsconfig.base.json'),
    // the emitted imports end in `.js`; `extensionAlias` below finds the sources
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      sourceMap: true,
      rewriteRelativeImportExtensions: true,
      module: 'esnext',
      target: 'es2022',
    },
  },
};

const require = createRequire(import.meta.url);

/** TypeScript by the compiler and the loader of the kit. */
function bySwc(): RuleSetRule {
  return {
    test: SCRIPT,
    loader: join(import.meta.dirname, '../kit/sources/sourceLoader.ts'),
    options: { swc: require('@swc/core') as object, isDevelopment: false, refresh: undefined },
  };
}

/** The texts of a package, which are compiled (ADR 026). */
const catalogues: RuleSetRule = {
  test: /[\\/]src[\\/](messages|texts)[\\/][^\\/]+\.json$/,
  loader: join(import.meta.dirname, 'catalogueLoader.cjs'),
  options: { compile: compileCatalogue },
  // a catalogue is smaller as an object than as the text of one
  generator: { JSONParse: false },
};

/** A part of qs, without its substitutes for WeakMap. */
const SIDE_CHANNEL = join(import.meta.dirname, 'sideChannel.cjs');

const { resolve: resolveAxios } = createRequire(
  join(import.meta.dirname, '../../host-kit/package.json'),
);
/** The part of axios that calls `fetch`. Browsers get XMLHttpRequest, which axios prefers there. */
const FETCH_ADAPTER = resolveAxios('axios/unsafe/adapters/fetch.js');
/** What axios only hands on: the names of all statuses, and its older way to cancel a call. */
const STATUS_NAMES = resolveAxios('axios/unsafe/helpers/HttpStatusCode.js');
const CANCEL_TOKEN = resolveAxios('axios/unsafe/cancel/CancelToken.js');

/** What browsers get of packages in place of parts that they do not use. */
const FOR_BROWSERS = {
  qs$: join(import.meta.dirname, 'lean-qs/leanQs.ts'),
  'side-channel$': SIDE_CHANNEL,
  [FETCH_ADAPTER]: false,
  [STATUS_NAMES]: false,
  [CANCEL_TOKEN]: false,
} as const;

/** The style sheets of this folder name their cascade layers themselves. */
const TOKENS = join(import.meta.dirname, '../../shared-ui/src/tokens');

function styles(target: BuildTarget): RuleSetRule {
  const { side, owner, version, mode } = target;
  const extract = side === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  const css = {
    loader: 'css-loader',
    options: {
      // addresses of the site stay as they are
      url: { filter: (url: string) => !url.startsWith('/') },
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        localIdentHashSalt: `${owner}@${version}`,
        localIdentName: `${owner}_[local]_[hash:base64:5]`,
        ...(mode === 'production' && { getLocalIdent: classNamer(target) }),
      },
    },
  };
  // no file of its own: what loads style sheets late would cost more in the first script than all of them
  const adopted = {
    ...css,
    options: { ...css.options, modules: false, exportType: 'css-style-sheet' },
  };
  const layer = {
    loader: join(import.meta.dirname, 'layerLoader.cjs'),
    options: { layer: layerOf(owner) },
  };
  return {
    test: /\.css$/,
    oneOf: [
      { include: TOKENS, use: [...extract, css] },
      { test: /\.sheet\.css$/, use: [adopted, layer] },
      { use: [...extract, css, layer] },
    ],
  };
}

/**
 * The configuration that all bundles share: TypeScript, compiled texts, and CSS
 * modules in the layer of their owner.
 */
export function baseConfig(target: BuildTarget): Configuration {
  return {
    mode: target.mode,
    context: target.folder,
    devtool: target.mode === 'production' ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: target.side === 'browser' ? FOR_BROWSERS : {},
    },
    module: { rules: [target.tools === 'swc' ? bySwc() : typescript, catalogues, styles(target)] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
