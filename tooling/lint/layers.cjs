/**
 * The folders of the shell that any site could use: they know no addresses, pages or documents of
 * this site.
 */
const KNOW_VERSIONS = ['release', 'page-state', 'telemetry', 'host', 'widgets'];

/**
 * The layers of the search form, from top to bottom. Files directly in `src/` may import all of
 * them.
 */
const SEARCH_FORM = ['forms', 'fields', 'field-parts', 'condition', 'gateway'];

/** The layers of the host kit, from top to bottom. */
const HOST_KIT = ['document', 'developer-hook', 'release', 'telemetry', 'request'];

/** The layers of the staff pages, from top to bottom; the files at `src/` may import them all. */
const STAFF_PAGES = [
  'account',
  'team',
  'login',
  'status',
  'releases',
  'keys',
  'credentials',
  'home',
  'session',
  'gateway',
  'state',
];

/** The layers of the developers' overlay, from top to bottom; the files at `src/` may import them all. */
const DEVELOPER_OVERLAY = [
  'bug-bundle',
  'recording',
  'outlines',
  'errors',
  'bus-log',
  'shared-packages',
  'slots',
  'panel',
  'log',
  'privacy',
];

/**
 * One rule for each layer of a package but the top one.
 *
 * @param {string} name @param {string} folder @param {readonly string[]} layers from top to bottom
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function layersOf(name, folder, layers) {
  return layers.slice(1).map((layer, index) => ({
    name,
    comment: `A layer of ${folder} imports only from itself and those below it.`,
    severity: 'error',
    from: { path: `^${folder}/src/${layer}/` },
    to: { path: `^${folder}/src/((${layers.slice(0, index + 1).join('|')})/|[^/]+$)` },
  }));
}

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
    ...layersOf('search-form-layers', 'mf-search-form', SEARCH_FORM),
    ...layersOf('host-kit-layers', 'host-kit', HOST_KIT),
    ...layersOf('staff-pages-layers', 'staff-pages', STAFF_PAGES),
    ...layersOf('developer-overlay-layers', 'developer-overlay', DEVELOPER_OVERLAY),
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
