import { MessagesProvider } from 'shared-ui/messages';
import { HomePage } from './home/HomePage.tsx';
import { KeysPage } from './keys/KeysPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import ja from './texts/ja.json';
import { ReleasesPage } from './releases/ReleasesPage.tsx';
import { StatusPage } from './status/StatusPage.tsx';
import type { StaffState } from './state/staffState.ts';

function Page({ state }: { readonly state: StaffState }) {
  switch (state.page) {
    case 'login':
      return <LoginPage state={state} />;
    case 'keys':
      return <KeysPage state={state} />;
    case 'releases':
      return <ReleasesPage state={state} />;
    case 'status':
      return <StatusPage state={state} />;
    default:
      return <HomePage state={state} />;
  }
}

/**
 * A page of staff: without widgets, without the site's header, in Japanese only. The server and the browser render the same
 * tree.
 */
export function StaffApp({ state }: { readonly state: StaffState }) {
  return (
    <MessagesProvider locale="ja-JP" messages={ja} telemetry={console}>
      <Page state={state} />
    </MessagesProvider>
  );
}
