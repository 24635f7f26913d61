import { Component, type ReactNode } from 'react';
import { useShellSelector } from '../page-state/hooks.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';

interface Props {
  readonly children: ReactNode;
}
interface BoundaryProps extends Props {
  /** What has stopped the frame outside of its render. */
  readonly fatal: string | null;
}
interface State {
  readonly error: Error | undefined;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { children, fatal } = this.props;
    const error = this.state.error ?? (fatal !== null && { message: fatal });
    return error ? (
      <main>
        <ErrorPage error={error} />
      </main>
    ) : (
      children
    );
  }
}

/**
 * R8.08: shows the error page if the frame itself throws, in its render or anywhere else. The visitor
 * can only load a new document.
 */
export function FatalBoundary({ children }: Props) {
  return <Boundary fatal={useShellSelector(({ fatal }) => fatal)}>{children}</Boundary>;
}
