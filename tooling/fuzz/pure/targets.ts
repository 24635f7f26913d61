import { explore, type Exploration, type ExploreOptions, type Subject } from '../explore.ts';
import { ads } from './ads.ts';
import { bus } from './bus.ts';
import { content } from './content.ts';
import { manifests } from './manifests.ts';
import { search } from './search.ts';

type Target = (options: ExploreOptions) => Promise<Exploration>;

function targetOf<Input>(subject: Subject<Input>): Target {
  return (options) => explore(subject, options);
}

/**
 * The readers of what others send, by name. The tools may import every package, which a package may
 * not do with another, so that all targets stand together here.
 */
export const PURE_TARGETS: ReadonlyMap<string, Target> = new Map([
  ['search', targetOf(search)],
  ['ads', targetOf(ads)],
  ['content', targetOf(content)],
  ['bus', targetOf(bus)],
  ['manifests', targetOf(manifests)],
]);
