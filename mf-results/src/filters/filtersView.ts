// the server's HTML needs these styles before the chunk arrives
import './Filters.module.css';
import type { WidgetHost } from 'shared-contracts/widget';
import { withTexts } from 'shared-ui/messages';
import { lateView } from '../on-demand/lateView.tsx';

function loadChunk() {
  return withTexts(import(/* webpackChunkName: "filters" */ './filtersChunk.ts'));
}

/**
 * Whether a document has the filters. A phone has no room for them beside the list, so its document has them
 * only where the address opens them (`isOpen`); its sheet asks for their counts when it opens.
 */
export function areInDocument({ device }: Pick<WidgetHost, 'device'>, isOpen: boolean): boolean {
  return device !== 'MB' || isOpen;
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
