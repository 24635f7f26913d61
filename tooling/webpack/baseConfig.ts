import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

export type BuildMode = 'development' | 'production';

export interface BuildTarget {
  /** The package's folder. */
  readonly folder: string;
  readonly mode: BuildMode;
  readonly side: 'browser' | 'server';
  /** Prefix of class names and of the cascade layer: the widget's name, or `shell`. */
  readonly owner: string;
  /** Makes the class names of two versions differ, since the style sheet of an unmounted version stays. */
  readonly version: string;
}

function layerOf(owner: string) {
  return owner === 'shell' ? 'shell' : `remote.${owner}`;
}

const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(import.meta.dirname, '../../tsconfig.base.json'),
    // what is emitted names `.js`, which `extensionAlias` below leads back to the source
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
      module: 'esnext',
      target: 'es2022',
    },
  },
};

/** The design tokens and what every page starts from name their layers themselves. */
const TOKENS = join(import.meta.dirname, '../../shared-ui/src/tokens');

function styles({ side, owner, version, mode }: BuildTarget): RuleSetRule {
  const extract = side === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  const css = {
    loader: 'css-loader',
    options: {
      // an address of the site's own is left as it is
      url: { filter: (url: string) => !url.startsWith('/') },
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        localIdentHashSalt: `${owner}@${version}`,
        localIdentName:
          mode === 'production' ? `${owner}_[hash:base64:6]` : `${owner}_[local]_[hash:base64:5]`,
      },
    },
  };
  const layer = {
    loader: join(import.meta.dirname, 'layerLoader.cjs'),
    options: { layer: layerOf(owner) },
  };
  return {
    test: /\.css$/,
    oneOf: [{ include: TOKENS, use: [...extract, css] }, { use: [...extract, css, layer] }],
  };
}

/** What every bundle of the product shares: TypeScript by ts-loader, CSS modules in the owner's layer. */
export function baseConfig(target: BuildTarget): Configuration {
  return {
    mode: target.mode,
    context: target.folder,
    devtool: target.mode === 'production' ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: { rules: [typescript, styles(target)] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
