import type { Catalogue } from 'shared-ui/messages';
import type { StaffState } from '../state/staffState.ts';
import en from './en.json';
import ja from './ja.json';

/** Returns the language of a page, and its texts: those of the teams' pages are in English, too. */
export function textsOf(state: StaffState): {
  readonly locale: 'ja-JP' | 'en-US';
  readonly messages: Catalogue;
} {
  return 'locale' in state && state.locale === 'en-US'
    ? { locale: 'en-US', messages: en }
    : { locale: 'ja-JP', messages: ja };
}
