import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { ShellContext, type ShellValue } from './ShellContext.ts';

/** Texts, and what the frame knows of its document, for everything below. */
export const ShellProviders = ({ children, ...value }: ShellValue & { readonly children: ReactNode }) => (
  <IntlProvider locale={value.state.locale} messages={value.state.messages} timeZone="Asia/Tokyo">
    <ShellContext value={value}>{children}</ShellContext>
  </IntlProvider>
);
