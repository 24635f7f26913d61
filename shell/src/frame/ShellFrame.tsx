import { FatalBoundary } from './FatalBoundary.tsx';
import { Frame } from './Frame.tsx';
import type { ShellValue } from './ShellContext.ts';
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
