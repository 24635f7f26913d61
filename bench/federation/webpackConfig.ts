import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { WIDGETS } from 'tooling/build/widgets';
import { baseConfig, type BuildTarget } from 'tooling/webpack/baseConfig';
import { browserOutput } from 'tooling/webpack/browserOutput';
import { withLeanZod } from 'tooling/webpack/lean-zod/withLeanZod';
import { SHARED_PACKAGES } from 'tooling/webpack/sharedPackages';
import type { Configuration } from 'webpack';
import { replaceModules } from '../monolith/replaceModules.ts';
import { FEDERATION_PREFIX } from './record.ts';

/** The folder of the host beside those of the remotes. */
export const HOST = 'host';

/** qs is left out: browsers get a part of it, which is no package of a version. */
const { qs: _qs, ...PACKAGES } = SHARED_PACKAGES;

const shared = Object.fromEntries(
  Object.entries(PACKAGES).map(([name, requiredVersion]) => [
    name,
    { singleton: true, requiredVersion },
  ]),
);

/** The name under which the host knows a remote: that of a variable. */
function remoteName(widget: string): string {
  return widget.replaceAll('-', '_');
}

type Federation = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** What a host and a remote have in common: webpack's usual chunks, and files that find their own folder. */
function federatedConfig(
  {
    name,
    folder,
    output,
  }: { readonly name: string; readonly folder: string; readonly output: string },
  federation: Federation,
): Configuration {
  const owner = name === HOST ? 'shell' : name;
  const target: BuildTarget = {
    folder,
    mode: 'production',
    side: 'browser',
    owner,
    version: '',
    tools: 'swc',
  };
  const { minimizer = [] } = browserOutput(target, '', { areHashed: true }).optimization ?? {};
  return {
    ...withLeanZod(baseConfig(target)),
    target: ['web', 'es2022'],
    // the manifest's plugin warns that files are found beside the manifest, which is what is wanted
    infrastructureLogging: { level: 'error' },
    output: {
      path: join(output, name),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      publicPath: 'auto',
      uniqueName: `federation_${remoteName(name)}`,
    },
    optimization: { minimizer },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({ shared, dts: false, ...federation }),
    ],
  };
}

/** The build of a remote: a widget that one manifest names, with the texts of one language as in the monolith. */
export function remoteConfig(widget: string, output: string): Configuration {
  const folder = join(repositoryRoot, widget);
  return {
    ...federatedConfig(
      { name: widget, folder, output },
      {
        name: remoteName(widget),
        filename: 'remoteEntry.js',
        exposes: { './widget': './src/widget.tsx' },
        manifest: true,
      },
    ),
    entry: {},
  };
}

/** The build of the host: the frame, which loads its remotes by their manifests. */
export function hostConfig(output: string): Configuration {
  const folder = join(repositoryRoot, 'bench/federation');
  const config = federatedConfig(
    { name: HOST, folder, output },
    {
      name: 'federation_host',
      remotes: Object.fromEntries(
        WIDGETS.map((widget) => [
          remoteName(widget),
          `${remoteName(widget)}@${FEDERATION_PREFIX}${widget}/mf-manifest.json`,
        ]),
      ),
    },
  );
  return {
    ...config,
    entry: { main: './host.ts' },
    plugins: [...(config.plugins ?? []), ...replaceModules(join(folder, 'loadWidget.ts'))],
  };
}
