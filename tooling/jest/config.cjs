const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const widgets = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'widget.config.ts')),
);

/** The packages whose tests render widgets as the shell's server does. */
const RENDERING = ['shell', 'tooling', 'registry'];

/**
 * The Jest configuration of one package. Packages that run in a browser get jsdom, the others Node;
 * a test that renders on the server asks for Node itself with `@jest-environment node`.
 */
function project(name, environment) {
  return {
    ...(RENDERING.includes(name) && { globalSetup: join(__dirname, 'builtRenderer.cjs') }),
    displayName: name,
    rootDir: join(root, name),
    testEnvironment: environment,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    setupFilesAfterEnv: environment === 'node' ? [] : [join(__dirname, 'browser-setup.ts')],
    // a global is looked up in the sandbox at each use, a parameter of the module is not
    sandboxInjectedGlobals: ['Math', 'BigInt', 'Map', 'Set'],
    moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
    transform: {
      // it has a class `Set`
      '/node_modules/asn1js/': join(__dirname, 'blockTransform.cjs'),
      '/src/(messages|texts)/[^/]+\\.json$': join(__dirname, 'catalogueTransform.cjs'),
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // these packages run in Jest after a transform; most have ECMAScript modules only
    transformIgnorePatterns: [
      '/node_modules/(?!(asn1js|@fastify/cookie|cookie|intl-messageformat|@formatjs|kysely|flydrive|@poppinss|case-anything|@humanwhocodes|node-html-parser|jose)/)',
    ],
  };
}

module.exports = {
  project,
  projects: [
    project('shared-contracts', 'node'),
    project('shared-ui', 'jsdom'),
    project('tooling', 'node'),
    project('server-kit', 'node'),
    project('registry', 'node'),
    project('gateway', 'node'),
    project('host-kit', 'jsdom'),
    project('shell', 'jsdom'),
    project('staff-pages', 'jsdom'),
    project('developer-overlay', 'jsdom'),
    project('bench', 'node'),
    ...widgets.map((name) => project(name, 'jsdom')),
  ],
};
