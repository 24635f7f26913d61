import type { PageName } from 'shared-contracts/widget';
import { readablePath } from './readablePath.ts';

type TitledPage = 'top' | 'detail' | 'result' | 'secret' | 'map' | 'solo' | 'error';
type Translate = (key: 'site' | 'notFound.title' | `${TitledPage}.title`) => string;

/** The document's title. R4.02: 'Page Not Found' followed by the path. */
export const pageTitle = (page: PageName, path: string, t: Translate): string => {
  if (page === 'not-found') return `${t('notFound.title')} ${readablePath(path)}`;
  return `${t(`${page === 'sp-top' ? 'top' : page}.title`)}｜${t('site')}`;
};
