import { renderToString } from 'react-dom/server';
import { languageOf, type Language } from 'shared-contracts/locale';
import { createTranslator, MessagesProvider } from 'shared-ui/messages';
import en from '../messages/en.json';
import ja from '../messages/ja.json';
import ko from '../messages/ko.json';
import simplified from '../messages/zh-Hans.json';
import traditional from '../messages/zh-Hant.json';
import type { AccountState } from '../state/accountState.ts';
import { AccountHome } from './AccountHome.tsx';
import { AccountLogin } from './AccountLogin.tsx';

const CATALOGUES: Readonly<Record<Language, typeof ja>> = {
  ja,
  en,
  ko,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

export interface RenderedAccountPage {
  readonly language: Language;
  readonly title: string;
  readonly html: string;
}

/** Returns the title and the HTML of a page of an account system. It runs in the shell's server. */
export function renderAccountPage(state: AccountState): RenderedAccountPage {
  const { locale, kind, page } = state;
  const language = languageOf(locale);
  const messages = CATALOGUES[language];
  const t = createTranslator({ locale, messages, telemetry: console });
  return {
    language,
    title: `${t(`${page}.heading`)} ${t(`system.${kind}`)}｜${t('site')}`,
    html: renderToString(
      <MessagesProvider locale={locale} messages={messages} telemetry={console}>
        {page === 'login' ? <AccountLogin state={state} /> : <AccountHome state={state} />}
      </MessagesProvider>,
      { identifierPrefix: 'account' },
    ),
  };
}
