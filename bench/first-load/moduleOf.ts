/** How many folders name a place in our own sources. */
const DEPTH = 4;

/**
 * Returns what a source of a source map belongs to: a package, or a folder of our own
 * (`shared-contracts/src/golf/search`). `part` is the package that was built.
 */
export function moduleOf(part: string, source: string | undefined): string {
  const path = (source ?? 'webpack/').replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (name !== undefined) return name;
  if (path.startsWith('webpack/')) return 'the runtime of webpack';
  const own = path.startsWith('../') ? path.slice('../'.length) : path.replace(/^\.\//, `${part}/`);
  return own.split('/').slice(0, -1).slice(0, DEPTH).join('/');
}
