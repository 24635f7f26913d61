import type { PageName } from 'shared-contracts/site';
import type { PageState } from '../document/pageState.ts';
import { shownStatus } from './errorStatus.ts';
import { readablePath } from './readablePath.ts';

type TitledPage = Exclude<PageName, 'sp-top' | 'not-found'>;
type Translate = (key: 'site' | 'notFound.title' | `${TitledPage}.title`) => string;

/** Returns the document's title. R4.02: for a missing page it is 'Page Not Found' and the path. */
export function pageTitle(
  state: Pick<PageState, 'page' | 'path' | 'query' | 'failure'>,
  t: Translate,
): string {
  const { page, path } = state;
  if (page === 'not-found' || (page === 'error' && shownStatus(state) === 404))
    return `${t('notFound.title')} ${readablePath(path)}`;
  return `${t(`${page === 'sp-top' ? 'top' : page}.title`)}｜${t('site')}`;
}
