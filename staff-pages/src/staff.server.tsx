import { renderToString } from 'react-dom/server';
import { createTranslator } from 'shared-ui/messages';
import ja from './texts/ja.json';
import { StaffApp } from './StaffApp.tsx';
import type { StaffState } from './state/staffState.ts';

export { renderAccountPage, type RenderedAccountPage } from './account/renderAccountPage.tsx';

export interface RenderedStaffPage {
  readonly title: string;
  readonly html: string;
}

/** Returns the title and the HTML of a page of staff. It runs in the shell's server. */
export function renderStaffPage(state: StaffState): RenderedStaffPage {
  const t = createTranslator({ locale: 'ja-JP', messages: ja, telemetry: console });
  const name =
    state.page === 'releases' || state.page === 'keys' || state.page === 'status'
      ? t(`${state.page}.title`)
      : t(`${state.kind}.${state.page}Title`);
  return {
    title: `${name}｜${t('site')}`,
    html: renderToString(<StaffApp state={state} />, { identifierPrefix: 'staff' }),
  };
}
