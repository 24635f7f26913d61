import { act, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { aPageState } from '../../testing/builders.ts';
import { theElement } from '../../testing/theElement.ts';

/** WebKit answers each reading of `trustedTypes.emptyHTML` with a value of its own: no two of them are equal. */
const webKitTrustedTypes = {
  createPolicy: (_name: string, rules: object) => rules,
  get emptyHTML() {
    return { toString: () => '' };
  },
};

it('[R10.05] a slot keeps what its widget has drawn where two empty values of Trusted Types are not equal (WebKit)', async () => {
  Object.assign(globalThis, { trustedTypes: webKitTrustedTypes });
  // nothing that reads the value may be loaded before it is there
  const { someServices } = await import('../../testing/renderFrame.tsx');
  const { Slot } = await import('./Slot.tsx');
  const { SlotsContext } = await import('./SlotsContext.ts');
  const state = aPageState({ release: { widgets: {}, slots: {} } });
  const page = () => {
    const services = someServices(state);
    const value = {
      release: state.release,
      language: 'ja',
      props: services.firstPaint,
      services,
    } as const;
    return (
      <IntlProvider locale="ja" messages={state.messages}>
        <SlotsContext value={value}>
          <Slot name="place" />
        </SlotsContext>
      </IntlProvider>
    );
  };
  const { container, rerender } = render(page());
  theElement('[data-slot="place"] > :last-child', container).append('alive');
  await act(async () => rerender(page()));
  expect(container).toHaveTextContent('alive');
});
