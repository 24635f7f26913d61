import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { baseConfig, type BuildMode } from './baseConfig.ts';
import { browserOutput } from './browserOutput.ts';
import { installedVersion } from './installedVersion.ts';
import { SHARED_PACKAGES, UNUSED_PACKAGES } from './sharedPackages.ts';
import { withLeanZod } from './lean-zod/withLeanZod.ts';

export interface ShellBuild {
  readonly folder: string;
  readonly mode: BuildMode;
  readonly output: string;
}

/** The name of the Trusted Types policy for the shell's chunks. */
export const SHELL_POLICY = 'asashiba-shell';

/**
 * Every package in the host's own script; the unused ones in chunks, which are made although no
 * module of the host imports them, because their entries have absolute paths.
 */
function sharedWithWidgets() {
  const require = createRequire(import.meta.url);
  return Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([key, requiredVersion]) => {
      const shared = { singleton: true, requiredVersion };
      if (!UNUSED_PACKAGES.includes(key)) return [key, { ...shared, eager: true }];
      return [key, { ...shared, import: require.resolve(key), version: installedVersion(key) }];
    }),
  );
}

/**
 * Gives the script for entries of earlier builds a copy of federation's runtime of its own. It
 * needs every export, of which the copy in the host's script has only those that are used.
 */
const earlierRuntime: RuleSetRule = {
  test: /[\\/]earlierRuntime\.ts$/,
  layer: 'earlier',
};

/**
 * The build of the host for the browser: frame, request client, bus and the shared packages in one
 * script.
 */
export function shellBrowserConfig({ folder, mode, output }: ShellBuild): Configuration {
  const target = { folder, mode, side: 'browser', owner: 'shell', version: '' } as const;
  const base = withLeanZod(baseConfig(target));
  const browser = browserOutput(target, SHELL_POLICY);
  return {
    ...base,
    ...browser,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), earlierRuntime] },
    experiments: { layers: true },
    entry: { main: ['./src/styles.ts', './src/main.tsx'] },
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      uniqueName: 'asashiba_shell',
    },
    plugins: [
      ...(browser.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'asashiba_shell',
        shared: sharedWithWidgets(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

/**
 * A script of the host beside the site's own: a separate build without federation, so that neither
 * loads the other's code.
 */
function scriptBesideConfig(
  { folder, mode, output }: ShellBuild,
  name: 'staff' | 'developer',
  entry: string,
): Configuration {
  const target = { folder, mode, side: 'browser', owner: 'shell', version: name } as const;
  const browser = browserOutput(target, SHELL_POLICY);
  return {
    ...baseConfig(target),
    ...browser,
    entry: { [name]: entry },
    // the folder has the site's files already
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      uniqueName: `asashiba_${name}`,
      clean: false,
    },
  };
}

/** The script of the staff pages. `folder` is the package `staff-pages`. */
export function staffBrowserConfig(build: ShellBuild): Configuration {
  return scriptBesideConfig(build, 'staff', './src/staff.tsx');
}

/**
 * The developers' script, which runs before the site's, and a chunk with the overlay. `folder` is
 * the package `developer-overlay`.
 */
export function developerBrowserConfig(build: ShellBuild): Configuration {
  return scriptBesideConfig(build, 'developer', './src/developer.ts');
}

/** A bundle that the shell's server runs itself. */
function serverBundleConfig(
  { folder, mode, output }: ShellBuild,
  { entry, filename, version }: Readonly<Record<'entry' | 'filename' | 'version', string>>,
): Configuration {
  const base = baseConfig({ folder, mode, side: 'server', owner: 'shell', version });
  return {
    ...base,
    target: 'node24',
    entry,
    devtool: false,
    output: { path: join(output, 'server'), filename, library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  };
}

/** The frame for the shell's server. It is built first, into an empty folder. */
export function shellServerConfig(build: ShellBuild): Configuration {
  const entry = './src/frame.server.tsx';
  const server = serverBundleConfig(build, { entry, filename: 'frame.cjs', version: '' });
  return { ...server, output: { ...server.output, clean: true } };
}

/**
 * The program of a renderer (`process.cjs`), and the code that runs in the realm of a widget
 * (`realm.cjs`), which has nothing of Node (ADR 035). Both are always built for production, as is
 * what the widgets share there.
 */
export function rendererConfigs(folder: string, output: string): readonly Configuration[] {
  const target = {
    folder,
    mode: 'production',
    side: 'server',
    owner: 'shell',
    version: '',
  } as const;
  const base = baseConfig(target);
  const inside = './server/render/inside';
  const common = { ...base, devtool: false, optimization: { minimize: false } } as const;
  const library = { type: 'commonjs2' };
  return [
    {
      ...common,
      target: 'node24',
      entry: `${inside}/process.ts`,
      output: { path: output, filename: 'process.cjs', library },
    },
    {
      ...common,
      target: 'es2022',
      // React's renderer for servers that are not Node, and no package's part for Node
      resolve: {
        ...base.resolve,
        conditionNames: ['edge-light', 'browser', '...'],
        aliasFields: ['browser'],
      },
      // the globals stand before all that may look for them
      entry: [`${inside}/realmGlobals.ts`, `${inside}/realm.ts`],
      module: {
        rules: base.module?.rules ?? [],
        parser: { javascript: { dynamicImportMode: 'eager' } },
      },
      output: { path: output, filename: 'realm.cjs', library, chunkFormat: 'commonjs' },
    },
  ];
}

/** The staff pages for the shell's server. `folder` is the package `staff-pages`. */
export function staffServerConfig(build: ShellBuild): Configuration {
  const entry = './src/staff.server.tsx';
  return serverBundleConfig(build, { entry, filename: 'staff.cjs', version: 'staff' });
}
