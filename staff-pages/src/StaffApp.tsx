import { IntlProvider } from 'use-intl';
import { HomePage } from './home/HomePage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import ja from './texts/ja.json';
import { ReleasesPage } from './releases/ReleasesPage.tsx';
import type { StaffState } from './state/staffState.ts';

function Page({ state }: { readonly state: StaffState }) {
  switch (state.page) {
    case 'login':
      return <LoginPage state={state} />;
    case 'releases':
      return <ReleasesPage state={state} />;
    default:
      return <HomePage state={state} />;
  }
}

/** The pages of staff: no widget, no header of the site, Japanese alone. The same tree on the server and in the browser. */
export function StaffApp({ state }: { readonly state: StaffState }) {
  return (
    <IntlProvider locale="ja-JP" messages={ja} timeZone="Asia/Tokyo">
      <Page state={state} />
    </IntlProvider>
  );
}
