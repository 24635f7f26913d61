import { Frame } from '../layout/Frame.tsx';
import type { ShellValue } from '../shell-context/ShellContext.ts';
import { FatalBoundary } from './FatalBoundary.tsx';
import { Page } from './Page.tsx';
import { PageSlots } from './PageSlots.tsx';
import { ShellProviders } from './ShellProviders.tsx';

/** The frame with what it needs, inside a router: the same tree on the server and in the browser. */
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
