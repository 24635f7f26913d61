import { act, configure } from '@testing-library/react';
import { fakeHost, type FakeHostOptions } from 'shared-contracts/testing';
import type { FakeHost } from 'shared-contracts/platform-testing';
import type { BrowserWidget, MountedWidget, WidgetProps } from 'shared-contracts/widget';
import { withNativeDialog } from 'shared-ui/testing';
import japanese from '../widget.tsx';

/** The holidays that the gateway answers, unless a test says otherwise. */
export const HOLIDAYS = { '2026-11-23': '勤労感謝の日', '2027-01-01': '元日' };

/** An open form. `update` gives it other props, `close` unmounts it. */
export interface OpenedForm {
  readonly host: FakeHost;
  readonly element: HTMLElement;
  update(props: WidgetProps): void;
  close(): void;
}

interface OpenOptions extends Partial<WidgetProps>, FakeHostOptions {
  /** The storage of an earlier form: the document is the same. */
  readonly storage?: FakeHost['storage'];
  /** What the browser remembers of earlier visits. */
  readonly session?: Record<string, string>;
  readonly local?: Record<string, string>;
  readonly cookies?: Record<string, string>;
  /** Opens it as a navigation within the document does: the server loads nothing. */
  readonly bare?: boolean;
  /** The widget in another language. */
  readonly widget?: typeof japanese;
}

// the parts of the form come by chunks and calls, which take time on a busy machine
configure({ asyncUtilTimeout: 15_000 });

const opened: MountedWidget[] = [];
afterEach(() => {
  act(() => {
    for (const form of opened.splice(0)) form.unmount();
  });
  document.body.replaceChildren();
});

/**
 * Opens the form in a slot of the page, as the shell mounts it. It is Saturday, 21 November 2026.
 */
export async function openForm({
  page = 'top',
  query = '',
  session = {},
  local = {},
  cookies = {},
  widget = japanese,
  bare = false,
  ...options
}: OpenOptions = {}): Promise<OpenedForm> {
  withNativeDialog();
  const { storage, ...rest } = options;
  const fake = fakeHost({ answers: { '/calendar/holidays': { data: HOLIDAYS } }, ...rest });
  const host = storage ? { ...fake, storage } : fake;
  for (const [key, value] of Object.entries(session)) host.storage.session.set(key, value);
  for (const [key, value] of Object.entries(local)) host.storage.local.set(key, value);
  for (const [name, value] of Object.entries(cookies)) host.storage.cookies.set(name, value);
  const element = document.createElement('div');
  document.body.append(element);
  // it is mounted with the data that it has loaded itself, so that their type does not matter
  const browser: BrowserWidget<never> = widget as BrowserWidget<never>;
  const data = bare ? undefined : await browser.load({ page, query }, host);
  let form: MountedWidget | undefined;
  act(() => {
    form = browser.mount(element, { page, query }, host, data);
    opened.push(form);
  });
  return {
    host,
    element,
    update: (props) => act(() => form?.update(props)),
    close: () => act(() => form?.unmount()),
  };
}
