/**
 * The folders of the shell that any site could use: they know no addresses, pages or documents of
 * this site.
 */
const KNOW_VERSIONS = ['release', 'page-state', 'telemetry', 'developer-hook', 'host', 'widgets'];

/**
 * The layers of the search form, from top to bottom. Files directly in `src/` may import all of
 * them.
 */
const SEARCH_FORM = ['forms', 'fields', 'field-parts', 'condition', 'gateway'];

/**
 * Folders inside a package form layers, so that no folder imports itself through another one.
 * A folder and its subfolders count as one: a child may import its parent's files.
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
    ...SEARCH_FORM.slice(1).map((layer, index) => ({
      name: 'search-form-layers',
      comment: 'A layer of the search form imports only from itself and those below it.',
      severity: 'error',
      from: { path: `^mf-search-form/src/${layer}/` },
      to: { path: `^mf-search-form/src/((${SEARCH_FORM.slice(0, index + 1).join('|')})/|[^/]+$)` },
    })),
    {
      name: 'host-knows-versions',
      comment:
        'Host, loader and slots know slots and versions: hand them what they need of the site.',
      severity: 'error',
      from: { path: `^shell/src/(${KNOW_VERSIONS.join('|')})/` },
      to: {
        path: '^shell/src/',
        pathNot: `^shell/src/(${[...KNOW_VERSIONS, 'device'].join('|')})/`,
      },
    },
  ],
  options: {
    exclude: { path: '(^|/)(node_modules|dist|testing|template)/|[.]test[.]tsx?$' },
    // an import by a package's name then leads to node_modules, so that each package is checked
    // alone
    preserveSymlinks: true,
    // imports of types count
    tsPreCompilationDeps: true,
  },
};
