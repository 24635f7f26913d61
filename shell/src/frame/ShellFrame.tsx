import { IntlProvider } from 'use-intl';
import ja from '../messages/ja.json';
import type { PageState } from '../release/releaseSet.ts';
import type { SlotServices } from '../widgets/openSlot.ts';
import { Frame } from './Frame.tsx';
import { ShellContext } from './ShellContext.ts';

/** The frame with what it needs, inside a router: the same tree on the server and in the browser. */
export const ShellFrame = ({ state, services }: { readonly state: PageState; readonly services: SlotServices | undefined }) => (
  <IntlProvider locale={state.locale} messages={ja} timeZone="Asia/Tokyo">
    <ShellContext value={{ state, services }}><Frame /></ShellContext>
  </IntlProvider>
);
