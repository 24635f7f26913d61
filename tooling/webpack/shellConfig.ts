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

/** The name of the Trusted Types policy for the shell's chunks. */
export const SHELL_POLICY = 'asashiba-shell';

/**
 * The build of the host for the browser: frame, request client, bus and every shared package in one
 * script.
 */
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

/**
 * The build of the pages of staff for the browser: a separate script without federation, so that
 * neither these pages nor the site's load the other's code.
 */
export function staffBrowserConfig({ folder, mode, output }: ShellBuild): Configuration {
  const target = { folder, mode, side: 'browser', owner: 'shell', version: '' } as const;
  const browser = browserOutput(target, SHELL_POLICY);
  return {
    ...baseConfig(target),
    ...browser,
    entry: { staff: './src/staff.tsx' },
    // the folder has the site's files already
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      publicPath: 'auto',
      uniqueName: 'asashiba_staff',
      clean: false,
    },
  };
}

/**
 * The build of the developers' script, which runs before the site's; the overlay is a chunk of it.
 */
export function developerBrowserConfig(build: ShellBuild): Configuration {
  const staff = staffBrowserConfig(build);
  return {
    ...staff,
    entry: { developer: './src/developer.ts' },
    output: { ...staff.output, uniqueName: 'asashiba_developer' },
  };
}

/** The build of the pages of staff for the shell's server. */
export function staffServerConfig(build: ShellBuild): Configuration {
  const server = shellServerConfig(build);
  return {
    ...server,
    entry: './src/staff.server.tsx',
    output: { ...server.output, filename: 'staff.cjs', clean: false },
  };
}

/** The build of the frame for the shell's server. */
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
