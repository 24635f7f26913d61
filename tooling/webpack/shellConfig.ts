import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type BuildMode } from './baseConfig.ts';
import { browserOutput } from './browserOutput.ts';
import { SHARED_PACKAGES } from './sharedPackages.ts';

export interface ShellBuild {
  readonly folder: string;
  readonly mode: BuildMode;
  readonly output: string;
}

/** Name of the shell's own Trusted Types policy for its chunks. */
export const SHELL_POLICY = 'asashiba-shell';

/** The host: frame, request client, bus, and every shared package in one script. */
export function shellBrowserConfig({ folder, mode, output }: ShellBuild): Configuration {
  const target = { folder, mode, side: 'browser', owner: 'shell', version: '' } as const;
  const base = baseConfig(target);
  const browser = browserOutput(target, SHELL_POLICY);
  return {
    ...base,
    ...browser,
    entry: { main: ['./src/styles.ts', './src/main.tsx'] },
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      publicPath: 'auto',
      uniqueName: 'asashiba_shell',
    },
    plugins: [
      ...(browser.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'asashiba_shell',
        shared: Object.fromEntries(
          Object.entries(SHARED_PACKAGES).map(([key, requiredVersion]) => [
            key,
            { eager: true, singleton: true, requiredVersion },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

/** The pages of staff: a script of their own, without federation, so that neither they nor the site's pages carry the other's weight. */
export function staffBrowserConfig({ folder, mode, output }: ShellBuild): Configuration {
  const target = { folder, mode, side: 'browser', owner: 'shell', version: '' } as const;
  const browser = browserOutput(target, SHELL_POLICY);
  return {
    ...baseConfig(target),
    ...browser,
    entry: { staff: './src/staff.tsx' },
    // beside the site's files, which were written first
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      publicPath: 'auto',
      uniqueName: 'asashiba_staff',
      clean: false,
    },
  };
}

/** What developers see: a script of its own before the site's, with a chunk that comes with the overlay. */
export function developerBrowserConfig(build: ShellBuild): Configuration {
  const staff = staffBrowserConfig(build);
  return {
    ...staff,
    entry: { developer: './src/developer.ts' },
    output: { ...staff.output, uniqueName: 'asashiba_developer' },
  };
}

/** The same pages for the shell's server. */
export function staffServerConfig(build: ShellBuild): Configuration {
  const server = shellServerConfig(build);
  return {
    ...server,
    entry: './src/staff.server.tsx',
    output: { ...server.output, filename: 'staff.cjs', clean: false },
  };
}

/** The frame's server bundle, run by the shell's server itself. */
export function shellServerConfig({ folder, mode, output }: ShellBuild): Configuration {
  const base = baseConfig({ folder, mode, side: 'server', owner: 'shell', version: '' });
  return {
    ...base,
    target: 'node24',
    entry: './src/frame.server.tsx',
    devtool: false,
    output: {
      path: join(output, 'server'),
      filename: 'frame.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimize: false },
  };
}
