import { FatalBoundary } from './FatalBoundary.tsx';
import { Frame } from '../layout/Frame.tsx';
import type { ShellValue } from '../shell-context/ShellContext.ts';
import { ShellProviders } from './ShellProviders.tsx';

/** The frame with what it needs, inside a router: the same tree on the server and in the browser. */
export function ShellFrame(value: ShellValue) {
  return (
    <ShellProviders {...value}>
      <FatalBoundary>
        <Frame />
      </FatalBoundary>
    </ShellProviders>
  );
}
