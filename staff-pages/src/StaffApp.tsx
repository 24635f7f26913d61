import { MessagesProvider } from 'shared-ui/messages';
import { HomePage } from './home/HomePage.tsx';
import { KeysPage } from './keys/KeysPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { PageLocale } from './home/useMoment.ts';
import { ReleasesPage } from './releases/ReleasesPage.tsx';
import type { StaffState } from './state/staffState.ts';
import { StatusPage } from './status/StatusPage.tsx';
import { TeamLogin } from './team/TeamLogin.tsx';
import { TeamPage } from './team/TeamPage.tsx';
import { TeamsPage } from './team/TeamsPage.tsx';
import { textsOf } from './texts/textsOf.ts';

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
    case 'teamLogin':
      return <TeamLogin state={state} />;
    case 'teams':
      return <TeamsPage state={state} />;
    case 'team':
      return <TeamPage state={state} />;
    default:
      return <HomePage state={state} />;
  }
}

/**
 * A page of staff: without widgets, without the site's header, in Japanese; those of the teams in English, too. The server
 * and the browser render the same tree.
 */
export function StaffApp({ state }: { readonly state: StaffState }) {
  const { locale, messages } = textsOf(state);
  return (
    <PageLocale value={locale}>
      <MessagesProvider locale={locale} messages={messages} telemetry={console}>
        <Page state={state} />
      </MessagesProvider>
    </PageLocale>
  );
}
