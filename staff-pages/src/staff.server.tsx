import { renderToString } from 'react-dom/server';
import { createTranslator, type Translator } from 'shared-ui/messages';
import { StaffApp } from './StaffApp.tsx';
import type { StaffState } from './state/staffState.ts';
import { textsOf } from './texts/textsOf.ts';

export { renderAccountPage, type RenderedAccountPage } from './account/renderAccountPage.tsx';

export interface RenderedStaffPage {
  readonly title: string;
  readonly html: string;
}

function titleOf(state: StaffState, t: Translator): string {
  switch (state.page) {
    case 'team':
      return t('team.title', { name: state.name });
    case 'teams':
      return t('team.allHeading');
    case 'teamLogin':
      return t('team.loginTitle');
    case 'releases':
    case 'keys':
    case 'status':
      return t(`${state.page}.title`);
    default:
      return t(`${state.kind}.${state.page}Title`);
  }
}

/** Returns the title and the HTML of a page of staff. It runs in the shell's server. */
export function renderStaffPage(state: StaffState): RenderedStaffPage {
  const t: Translator = createTranslator({ ...textsOf(state), telemetry: console });
  const name = titleOf(state, t);
  return {
    title: `${name}｜${t('site')}`,
    html: renderToString(<StaffApp state={state} />, { identifierPrefix: 'staff' }),
  };
}
