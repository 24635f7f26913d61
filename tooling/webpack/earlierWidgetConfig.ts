import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { SHARED_PACKAGES } from './sharedPackages.ts';
import { SharedFromHostPlugin } from './SharedFromHostPlugin.ts';
import { exposes, globalName, widgetBrowserConfig, type WidgetBuild } from './widgetConfig.ts';

/**
 * The build for the browser as it was before ADR 032, with a part of federation's runtime in the
 * entry, which takes the rest from the host. Such versions are published, so a test builds one.
 */
export function earlierWidgetConfig(build: WidgetBuild): Configuration {
  const today = widgetBrowserConfig(build);
  const global = globalName(build.name, build.version);
  const federation = new ModuleFederationPlugin({
    name: global,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: global },
    exposes: exposes(build.folder),
    shared: Object.fromEntries(
      Object.entries(SHARED_PACKAGES).map(([key, requiredVersion]) => [
        key,
        { import: false as const, singleton: true, requiredVersion },
      ]),
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });
  const kept = (today.plugins ?? []).filter(
    (plugin) =>
      !(plugin instanceof SharedFromHostPlugin) &&
      !(plugin instanceof webpack.container.ContainerPlugin),
  );
  return {
    ...today,
    output: { ...today.output, publicPath: 'auto' },
    plugins: [...kept, federation],
  };
}
