import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { baseConfig, type BuildMode } from './baseConfig.ts';
import { browserOutput } from './browserOutput.ts';
import { installedVersion, packageOf } from './installedVersion.ts';
import { SHARED_NAMES } from './sharedPackages.ts';
import { withLeanZod } from './lean-zod/withLeanZod.ts';

export interface ShellBuild {
  readonly folder: string;
  readonly mode: BuildMode;
  readonly output: string;
}

/** The name of the Trusted Types policy for the shell's chunks. */
export const SHELL_POLICY = 'asashiba-shell';

/** What the share scope of the host is told about its packages (`shell/src/release/shareScope.ts`). */
const sharedVersions = new webpack.DefinePlugin({
  SHARED_VERSIONS: JSON.stringify(
    Object.fromEntries(SHARED_NAMES.map((path) => [path, installedVersion(packageOf(path))])),
  ),
});

/** Gives versions that were published with all of qs that package, and not the part for browsers. */
const wholeQs: RuleSetRule = {
  test: /[\\/]shareScope\.ts$/,
  resolve: { alias: { qs$: createRequire(import.meta.url).resolve('qs') } },
};

/**
 * Makes all of Redux Toolkit a copy of its own. Without a layer webpack would keep its exports in
 * the host's first script.
 */
const wholeToolkit: RuleSetRule = { test: /[\\/]wholeToolkit\.ts$/, layer: 'whole' };

/**
 * Makes all of react-redux another module than its first part. A layer would bring React a second
 * time.
 */
const wholeReactRedux: RuleSetRule = {
  test: /[\\/]wholeReactRedux\.ts$/,
  resolve: { alias: { 'react-redux$': createRequire(import.meta.url).resolve('react-redux') } },
};

/**
 * The build of the host for the browser: frame, request client, bus and the shared packages in one
 * script.
 */
export function shellBrowserConfig({ folder, mode, output }: ShellBuild): Configuration {
  const target = { folder, mode, side: 'browser', owner: 'shell', version: '' } as const;
  const base = withLeanZod(baseConfig(target));
  const browser = browserOutput(target, SHELL_POLICY, { areHashed: true });
  return {
    ...base,
    ...browser,
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), wholeQs, wholeToolkit, wholeReactRedux],
    },
    experiments: { layers: true },
    entry: { main: ['./src/styles.ts', './src/main.tsx'] },
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      uniqueName: 'asashiba_shell',
    },
    plugins: [...(browser.plugins ?? []), sharedVersions],
  };
}

/**
 * The page in which the registry mounts new versions, with the shell's own loader and packages.
 * `testing` is the module that exports the site's fake host.
 */
export function trialPageConfig(
  { folder, output }: Omit<ShellBuild, 'mode'>,
  testing: string,
): Configuration {
  const shell = shellBrowserConfig({ folder, mode: 'production', output });
  // the parts of the site's tests need schemas that visitors' browsers do not have
  const { 'zod/mini$': _lean, ...alias } = { ...shell.resolve?.alias } as Readonly<
    Record<string, string | false>
  >;
  return {
    ...shell,
    resolve: { ...shell.resolve, alias: { ...alias, 'site-under-test': testing } },
    entry: { trial: join(import.meta.dirname, '../conform/page/trial.ts') },
    output: { ...shell.output, path: output, filename: '[name].js', chunkFilename: '[name].js' },
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
  const browser = browserOutput(target, SHELL_POLICY, { areHashed: true });
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
