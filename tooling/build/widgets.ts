import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** These widgets are built and published first, because the pages depend on them. */
const FIRST = ['mf-search-form', 'mf-results'];
function rank(name: string): number {
  return FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;
}

/**
 * Every package of this repository that is a widget, in the order in which they are built and
 * published.
 */
export const WIDGETS: readonly string[] = readdirSync(repositoryRoot)
  .filter(
    (name) => name.startsWith('mf-') && existsSync(join(repositoryRoot, name, 'widget.config.ts')),
  )
  .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
