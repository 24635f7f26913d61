import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/ErrorPage.tsx';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error: Error | undefined;
}

/**
 * R8.08: shows the error page if the frame itself throws. The visitor can only load a new document.
 */
export class FatalBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? (
      <main>
        <ErrorPage error={error} />
      </main>
    ) : (
      this.props.children
    );
  }
}
