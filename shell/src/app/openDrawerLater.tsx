import { Icon } from 'shared-ui/icons';
import type { DrawerDocument } from '../drawer/openDrawer.tsx';
import { isForThisDocument } from '../navigation/isForThisDocument.ts';
import type { HistoryEntry } from '../navigation/historyEntries.ts';
import type { AtFirstSign } from '../page-state/firstSign.ts';
import { holdFrame } from '../page-state/pageFrame.ts';
import { routeOf } from '../routes/routes.ts';
import { AddressContext } from '../shell-context/AddressContext.ts';
import { Page } from './Page.tsx';
import { PageSlots } from './PageSlots.tsx';
import { unlessLeft } from '../telemetry/unlessLeft.ts';
import { ShellProviders } from './ShellProviders.tsx';

/**
 * What the drawer's script needs and does not import: what two scripts import, the bundler takes out of the single
 * scope of the first, which would cost every visitor more than the drawer itself.
 */
const FROM_HERE = { routeOf, isForThisDocument, holdFrame, closeIcon: <Icon name="close" /> };

/**
 * Opens what shows a page over another, once the visitor does something. Until it is there, and where it is lost,
 * a link to such a page loads a document.
 */
export function openDrawerLater(
  parts: Omit<DrawerDocument, keyof typeof FROM_HERE | 'pageAt'>,
  atFirstSign: AtFirstSign,
): void {
  const { state, services, telemetry } = parts;
  const pageAt = (entry: HistoryEntry) => (
    <AddressContext value={entry}>
      <ShellProviders state={state} services={services}>
        <PageSlots>
          <Page />
        </PageSlots>
      </ShellProviders>
    </AddressContext>
  );
  const tellLost = unlessLeft((error) => telemetry.error(error, { phase: 'load' }));
  const load = () =>
    void import(/* webpackChunkName: 'later' */ '../drawer/openDrawer.tsx')
      .then(({ openDrawer }) => openDrawer({ ...parts, ...FROM_HERE, pageAt }))
      .catch(tellLost);
  services.nonEssential.register('drawer', () => atFirstSign(load));
}
