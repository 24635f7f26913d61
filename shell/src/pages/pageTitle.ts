import type { PageName } from 'shared-contracts/widget';
import { readablePath } from './readablePath.ts';

type Translate = (key: 'site' | 'top.title' | 'detail.title' | 'result.title' | 'notFound.title' | 'error.title') => string;

/** The document's title. R4.02: 'Page Not Found' followed by the path. */
export const pageTitle = (page: PageName, path: string, t: Translate): string => {
  switch (page) {
    case 'not-found': return `${t('notFound.title')} ${readablePath(path)}`;
    case 'error': return `${t('error.title')}｜${t('site')}`;
    case 'detail': return `${t('detail.title')}｜${t('site')}`;
    case 'result': return `${t('result.title')}｜${t('site')}`;
    default: return `${t('top.title')}｜${t('site')}`;
  }
};
