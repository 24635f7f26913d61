// The lint rules of this repository, for .oxlintrc.json. In JavaScript, because the linter loads
// this file itself, with any Node.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The widgets: the folders with a `widget.config.ts`. */
const widgets = readdirSync(root).filter((name) =>
  existsSync(join(root, name, 'widget.config.ts')),
);
const contracts = ['shared-contracts'];
const drawn = ['shared-ui', ...contracts];
const served = ['server-kit', ...contracts];

/** The packages of this repository that each package may import. */
const MAY_IMPORT = {
  'shared-contracts': [],
  'shared-ui': contracts,
  'host-kit': contracts,
  shell: [...drawn, 'host-kit', 'server-kit', 'staff-pages'],
  'staff-pages': [...drawn, 'host-kit'],
  'developer-overlay': [...drawn, 'host-kit'],
  ...Object.fromEntries(widgets.map((name) => [name, drawn])),
  'server-kit': contracts,
  gateway: served,
  registry: served,
};
/** Packages outside of the product, which may import everything. */
const OUTSIDE = ['tooling', 'e2e', 'bench'];
/** All packages. One without a row in the tables above is refused. */
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));

/** The half of the contracts that any site could use. */
const PLATFORM = 'shared-contracts/src/platform';
/**
 * Folders that serve any site, so that they import that half alone. The tools take the rest from
 * `tooling/site/`.
 */
const PLATFORM_ONLY = [
  'registry',
  'tooling/build',
  'tooling/catalogues',
  'tooling/conform',
  'tooling/release',
  'tooling/replay',
  'tooling/stack',
  'tooling/watch',
  'tooling/webpack',
  ...['developer-hook', 'release', 'request', 'telemetry'].map((name) => `host-kit/src/${name}`),
];
const { exports: entries } = JSON.parse(
  readFileSync(join(root, 'shared-contracts/package.json'), 'utf8'),
);
const platformEntries = Object.keys(entries)
  .filter((entry) => entries[entry].startsWith('./src/platform/'))
  .map((entry) => entry.replace('.', 'shared-contracts'));

/** The package of a file. @param {string} file */
function packageOf(file) {
  const parts = relative(root, file).split(sep);
  // the test of this rule lints files elsewhere; there the first folder with the name of a package
  // counts
  return parts.find(
    (part, index) =>
      packages.includes(part) ||
      (part !== '..' && existsSync(join(root, ...parts.slice(0, index + 1), 'package.json'))),
  );
}

/** The path of a file that begins with its package, as `shell/src/main.tsx`. @param {string} file @param {string} owner */
function pathIn(file, owner) {
  const path = relative(root, file).split(sep);
  return path.slice(path.indexOf(owner)).join('/');
}

/** Whether a path lies below a folder. @param {string} path @param {string} folder */
function lies(path, folder) {
  return path.startsWith(`${folder}/`);
}

/** What is wrong with an import of code that serves any site: it must not know this site. @param {string} file @param {string} owner @param {string} source */
function siteComplaint(file, owner, source) {
  const path = pathIn(file, owner);
  if (source.startsWith('.')) {
    const target = pathIn(join(dirname(file), source), owner);
    return lies(path, PLATFORM) && !lies(target, PLATFORM)
      ? `${source} leaves the platform, which knows nothing of the site: let the site hand it in.`
      : undefined;
  }
  const user = PLATFORM_ONLY.find((folder) => lies(path, folder));
  // a test of the tools tries them on this site
  if (
    user === undefined ||
    (owner === 'tooling' && path.includes('.test.')) ||
    !source.startsWith('shared-contracts/')
  )
    return undefined;
  return platformEntries.includes(source)
    ? undefined
    : `${user} serves any site: of the contracts it may import only ${platformEntries.join(', ')}.`;
}

/** What is wrong with an import from one package to another, or undefined. @param {string} file @param {string} owner @param {string} source */
function complaint(file, owner, source) {
  if (!(owner in MAY_IMPORT) && !OUTSIDE.includes(owner))
    return `${owner} has no row in MAY_IMPORT: name there (tooling/lint/house.mjs) what it may import.`;
  if (source.startsWith('.')) {
    const target = packageOf(join(dirname(file), source));
    return target === owner
      ? undefined
      : `${source} leaves ${owner}: import another package by its name.`;
  }
  const [target] = source.split('/');
  if (!packages.includes(target)) return undefined;
  if (target === owner) return `${source}: import one's own files by a relative path.`;
  const allowed = MAY_IMPORT[owner];
  if (!allowed || allowed.includes(target)) return undefined;
  return `${owner} may not import ${target}${allowed.length > 0 ? `, only ${allowed.join(' and ')}` : ''}.`;
}

const importDirection = {
  meta: { type: 'problem' },
  /** @param {{ filename: string, report(problem: { node: unknown, message: string }): void }} context */
  create(context) {
    const owner = packageOf(context.filename);
    if (!owner) return {};
    /** @param {{ source?: { value?: unknown } | null }} node */
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const message =
        complaint(context.filename, owner, source) ??
        siteComplaint(context.filename, owner, source);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

const MESSAGE_TABLES = ['FORM_MESSAGES', 'SEARCH_MESSAGES'];

/**
 * R9.06: the messages of the contracts are Japanese, so components show them through `label(...)`.
 */
const messagesLabelled = {
  meta: { type: 'problem' },
  /** @param {{ filename: string, report(problem: { node: unknown, message: string }): void }} context */
  create(context) {
    const owner = packageOf(context.filename) ?? '';
    const isDrawn =
      MAY_IMPORT[owner]?.includes('shared-contracts') && context.filename.endsWith('.tsx');
    if (!isDrawn || context.filename.includes('.test.')) return {};
    return {
      /** @param {{ object: { name?: string }, parent: { callee?: { name?: string } } }} node */
      MemberExpression(node) {
        if (
          !MESSAGE_TABLES.includes(node.object.name ?? '') ||
          node.parent.callee?.name === 'label'
        )
          return;
        context.report({
          node,
          message: `${node.object.name} is Japanese: show it through label(...).`,
        });
      },
    };
  },
};

/** A named function at the top level of a file is a declaration; arrows are for callbacks. */
const functionDeclarations = {
  meta: { type: 'suggestion' },
  /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
  create(context) {
    return {
      /** @param {{ parent: { type: string }, kind: string, declarations: { id: { type: string, typeAnnotation?: unknown }, init?: { type: string } }[] }} node */
      VariableDeclaration(node) {
        const isTop = ['Program', 'ExportNamedDeclaration'].includes(node.parent.type);
        const [{ id, init }] = node.declarations;
        // a constant with an annotated function type may be an arrow
        const isPlain = id.type === 'Identifier' && !id.typeAnnotation;
        if (node.kind !== 'const' || !isTop || !isPlain || init?.type !== 'ArrowFunctionExpression')
          return;
        context.report({
          node,
          message: 'Write a function at the top of a file as a declaration.',
        });
      },
    };
  },
};

/** Each value has a `const` of its own. */
const noPackedConstants = {
  meta: { type: 'suggestion' },
  /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
  create(context) {
    return {
      /** @param {{ id: { type: string }, init?: { type: string, expression?: { type: string } } }} node */
      VariableDeclarator(node) {
        const value = node.init?.expression ?? node.init;
        if (node.id.type !== 'ArrayPattern' || value?.type !== 'ArrayExpression') return;
        context.report({ node, message: 'Give each value a const of its own.' });
      },
    };
  },
};

/**
 * The snake_case names of the gateway's queries and replies, read from the schemas of the
 * contracts.
 */
function readWireNames() {
  const folder = join(root, 'shared-contracts/src/golf/gateway');
  const sources = readdirSync(folder).filter((name) => !name.includes('.test.'));
  const fields = sources.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/\b([a-z]\w*_\w+):/g),
  ]);
  return new Set(fields.map(([, name]) => name));
}
const wireNames = readWireNames();

/**
 * A widget uses the gateway's names in `src/gateway/` alone. Tests may use them, since they answer
 * as the gateway.
 */
const wireNamesAtTheBoundary = {
  meta: { type: 'problem' },
  /** @param {{ filename: string, report(problem: { node: unknown, message: string }): void }} context */
  create(context) {
    const path = context.filename.split(sep).join('/');
    const isInside = /\/src\/gateway\/|\.test\.tsx?$/.test(path);
    if (!widgets.includes(packageOf(context.filename) ?? '') || isInside) return {};
    /** @param {{ type: string, name?: string, value?: unknown } | undefined} node */
    const check = (node) => {
      const name = node?.type === 'Literal' ? node.value : node?.name;
      if (node === undefined || typeof name !== 'string' || !wireNames.has(name)) return;
      context.report({
        node,
        message: `${name} is a name of the gateway's wire: give it the domain's name in src/gateway/.`,
      });
    };
    return {
      /** @param {{ computed: boolean, property: { type: string, name?: string, value?: unknown } }} node */
      MemberExpression({ computed, property }) {
        if (!computed || property.type === 'Literal') check(property);
      },
      // keys of objects, of destructuring patterns and of types
      /** @param {{ key: { type: string, name?: string, value?: unknown } }} node */
      Property: ({ key }) => check(key),
      /** @param {{ key: { type: string, name?: string, value?: unknown } }} node */
      TSPropertySignature: ({ key }) => check(key),
      /** @param {{ indexType: { literal?: { type: string, value?: unknown } } }} node */
      TSIndexedAccessType: ({ indexType }) => check(indexType.literal),
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'import-direction': importDirection,
    'messages-labelled': messagesLabelled,
    'function-declarations': functionDeclarations,
    'no-packed-constants': noPackedConstants,
    'wire-names-at-the-boundary': wireNamesAtTheBoundary,
  },
};
