// the server's HTML needs these styles before the chunk arrives
import './Filters.module.css';
import { lateView } from '../on-demand/lateView.tsx';

function loadChunk() {
  return import(/* webpackChunkName: "filters" */ './filtersChunk.ts');
}

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** Lets the chunk of the filters beside the list load. */
export function wantFilters(): void {
  want();
}

/**
 * The filters beside the list. Their chunk loads when somebody wants them (`wantFilters`): the server's
 * HTML stands until then, and its links work. A chunk that was lost changes nothing of that.
 */
export const filtersView = lateView(() =>
  wanted.then(loadChunk).catch(() => new Promise<never>(() => {})),
);

/** The filters as a sheet over the page, which loads when it opens. */
export const filterSheet = lateView(() => loadChunk().then(({ FilterSheet: View }) => ({ View })));
