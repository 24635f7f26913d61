import { act, render, waitFor } from '@testing-library/react';
import { fakeHost } from 'shared-contracts/testing';
import { CONTRACT_VERSION, type BrowserWidget } from 'shared-contracts/widget';
import { aPageState } from '../../testing/builders.ts';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { someServices } from '../../testing/renderFrame.tsx';
import { theElement } from '../../testing/theElement.ts';
import { Slot } from './Slot.tsx';
import { SlotsContext } from './SlotsContext.ts';

const state = aPageState({
  release: { widgets: { 'mf-x': aReleasedWidget({ name: 'mf-x' }) }, slots: { place: 'mf-x' } },
});

function show(slot: React.ReactElement) {
  const seen: string[] = [];
  const module: BrowserWidget = {
    contract: CONTRACT_VERSION,
    load: async () => ({}),
    mount: (element) => {
      seen.push('mount');
      element.textContent = 'alive';
      return { update: () => {}, unmount: () => seen.push('unmount') };
    },
  };
  const services = {
    ...someServices(state),
    hosts: { report: () => {}, open: () => ({ host: fakeHost(), close: () => {} }) },
    load: async () => module,
  };
  const { container } = render(
    <SlotsContext
      value={{ release: state.release, language: 'ja', props: services.firstPaint, services }}
    >
      {slot}
    </SlotsContext>,
  );
  return { seen, services, place: () => theElement('[data-slot]', container) };
}
function comeBack(persisted: boolean) {
  return act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

describe('a slot', () => {
  it('[R2.11] loads its widget as soon as it is on the page, and makes the page ready', async () => {
    const { seen, services, place } = show(<Slot name="place" />);
    await waitFor(() => expect(place()).toHaveAttribute('data-phase', 'ready'));
    expect([seen, services.store.getState().readiness.dataReady]).toEqual([['mount'], true]);
  });

  it('[R4.34] that can wait opens its widget when what is not essential is loaded', async () => {
    const { seen, services, place } = show(<Slot name="place" canWait />);
    await act(async () => {});
    expect([seen, services.store.getState().readiness.nonEssential]).toEqual([[], ['place']]);
    act(() => services.nonEssential.loadAll());
    await waitFor(() => expect(place()).toHaveAttribute('data-phase', 'ready'));
    expect(seen).toEqual(['mount']);
  });

  it('that shows something personal opens its widget again when the page comes back from the back-forward cache', async () => {
    const { seen, place } = show(<Slot name="place" isPersonal />);
    await waitFor(() => expect(place()).toHaveAttribute('data-phase', 'ready'));
    comeBack(false);
    expect(seen).toEqual(['mount']);
    comeBack(true);
    await waitFor(() => expect(seen).toEqual(['mount', 'unmount', 'mount']));
  });
});
