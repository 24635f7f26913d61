/** The half of the shell that any site could use: none of it reads an address, a page or the site's document. */
const KNOW_VERSIONS = ['release', 'page-state', 'telemetry', 'host', 'widgets'];

/** The layers of the search form, from top to bottom; its face at `src/` may import them all. */
const SEARCH_FORM = ['forms', 'fields', 'field-parts', 'condition', 'gateway'];

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
    // a package that is imported by its name lies in node_modules then, so that each is looked at alone
    preserveSymlinks: true,
    // an import of a type alone counts, too
    tsPreCompilationDeps: true,
  },
};
