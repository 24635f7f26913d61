/**
 * Folders inside a package form layers: none of them reaches itself through another.
 * A folder and what it holds count as one, so that a child may import its parent's files.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Folders inside a package form layers: move what both need into one below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // a package that is imported by its name lies in node_modules then: each package is looked at alone
    preserveSymlinks: true,
    exclude: { path: '(^|/)(node_modules|dist|testing|template)/|[.]test[.]tsx?$' },
    // an import of a type alone counts, too
    tsPreCompilationDeps: true,
  },
};
