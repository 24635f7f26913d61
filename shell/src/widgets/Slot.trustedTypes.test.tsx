import { act, render } from '@testing-library/react';
import { MessagesProvider } from 'shared-ui/messages';
import { aPageState } from '../../testing/builders.ts';
import { theElement } from '../../testing/theElement.ts';

/** In WebKit each read of `trustedTypes.emptyHTML` returns a new value, and no two are equal. */
const webKitTrustedTypes = {
  createPolicy: (_name: string, rules: object) => rules,
  get emptyHTML() {
    return { toString: () => '' };
  },
};

it('[R10.05] a slot keeps what its widget has drawn if two empty values of Trusted Types are not equal (WebKit)', async () => {
  Object.assign(globalThis, { trustedTypes: webKitTrustedTypes });
  // These modules read the value when they are loaded, so they are loaded after it is set.
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
      <MessagesProvider locale="ja" messages={state.messages} telemetry={console}>
        <SlotsContext value={value}>
          <Slot name="place" />
        </SlotsContext>
      </MessagesProvider>
    );
  };
  const { container, rerender } = render(page());
  theElement('[data-slot="place"] > :last-child', container).append('alive');
  await act(async () => rerender(page()));
  expect(container).toHaveTextContent('alive');
});
