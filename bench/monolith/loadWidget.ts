import type { BrowserWidget } from 'shared-contracts/widget';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';

/**
 * This module replaces the shell's module of the same name. Each widget is a chunk of the one
 * build.
 */
const CHUNKS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'mf-ads': () => import(/* webpackChunkName: "mf-ads" */ 'mf-ads/src/widget.tsx'),
  'mf-content': () => import(/* webpackChunkName: "mf-content" */ 'mf-content/src/widget.tsx'),
  'mf-course': () => import(/* webpackChunkName: "mf-course" */ 'mf-course/src/widget.tsx'),
  'mf-member-panel': () =>
    import(/* webpackChunkName: "mf-member-panel" */ 'mf-member-panel/src/widget.tsx'),
  'mf-results': () => import(/* webpackChunkName: "mf-results" */ 'mf-results/src/widget.tsx'),
  'mf-search-form': () =>
    import(/* webpackChunkName: "mf-search-form" */ 'mf-search-form/src/widget.tsx'),
};

/**
 * Does nothing: there are no entries of other builds. webpack's own loader checks the hashes of the
 * chunks, as in the product.
 */
export function guardEntries(): void {}

/** Does nothing: without entries none throws. */
export function keepThrown(): void {}

/** Loads the chunk of a widget. Rejects for a widget that the monolith does not have. */
export async function loadWidget({ name }: ReleasedWidget): Promise<BrowserWidget> {
  const module = await CHUNKS[name]?.();
  if (!module) throw new Error(`The monolith has no ${name}.`);
  return module.default as BrowserWidget;
}
