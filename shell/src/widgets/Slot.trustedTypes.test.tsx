import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { aPageState } from '../../testing/builders.ts';
import { someServices } from '../../testing/renderFrame.tsx';

/** WebKit answers each reading of `trustedTypes.emptyHTML` with a value of its own: no two of them are equal. */
const webKitTrustedTypes = {
  createPolicy: (_name: string, rules: object) => rules,
  get emptyHTML() {
    return { toString: () => '' };
  },
};

it('[R10.05] a slot keeps what its widget has drawn where two empty values of Trusted Types are not equal (WebKit)', async () => {
  Object.assign(globalThis, { trustedTypes: webKitTrustedTypes });
  const { Slot } = await import('./Slot.tsx');
  const { ShellProviders } = await import('../app/ShellProviders.tsx');
  const state = aPageState({ release: { widgets: {}, slots: {} } });
  const page = (
    <MemoryRouter>
      <ShellProviders state={state} services={someServices(state)}>
        <Slot name="place" />
      </ShellProviders>
    </MemoryRouter>
  );
  const { container, rerender } = render(page);
  container.querySelector('[data-slot="place"] > :last-child')!.append('alive');
  await act(async () =>
    rerender(
      <MemoryRouter>
        <ShellProviders state={{ ...state }} services={someServices(state)}>
          <Slot name="place" />
        </ShellProviders>
      </MemoryRouter>,
    ),
  );
  expect(container).toHaveTextContent('alive');
});
