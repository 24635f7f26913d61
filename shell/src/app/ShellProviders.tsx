import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MessagesProvider } from 'shared-ui/messages';
import { createShellStore } from '../page-state/store.ts';
import { ShellContext, type ShellValue } from '../shell-context/ShellContext.ts';

/**
 * Gives everything below it the texts, the document's state and services, and the frame's store.
 */
export function ShellProviders({
  children,
  ...value
}: ShellValue & { readonly children: ReactNode }) {
  const [store] = useState(
    () => value.services?.store ?? createShellStore(value.state.agent.design, value.state.alert),
  );
  return (
    <MessagesProvider
      locale={value.state.locale}
      messages={value.state.messages}
      telemetry={console}
    >
      <ShellContext value={value}>
        <Provider store={store}>{children}</Provider>
      </ShellContext>
    </MessagesProvider>
  );
}
