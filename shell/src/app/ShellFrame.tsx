import { Frame } from '../layout/Frame.tsx';
import type { ShellValue } from '../shell-context/ShellContext.ts';
import { FatalBoundary } from './FatalBoundary.tsx';
import { Page } from './Page.tsx';
import { PageSlots } from './PageSlots.tsx';
import { ShellProviders } from './ShellProviders.tsx';

/**
 * Renders the frame with its providers. Needs an `AddressContext` around it. The server and the
 * browser render the same tree.
 */
export function ShellFrame(value: ShellValue) {
  return (
    <ShellProviders {...value}>
      <FatalBoundary>
        <PageSlots>
          <Frame>
            <Page />
          </Frame>
        </PageSlots>
      </FatalBoundary>
    </ShellProviders>
  );
}
