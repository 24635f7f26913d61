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
  release: {
    widgets: {
      'mf-x': aReleasedWidget({ name: 'mf-x' }),
      'mf-elsewhere': aReleasedWidget({ name: 'mf-elsewhere' }),
    },
    slots: {
      place: 'mf-x',
      elsewhere: 'mf-elsewhere',
      first: 'mf-x',
      second: 'mf-x',
      third: 'mf-x',
    },
  },
});

function show(slot: React.ReactElement) {
  const seen: string[] = [];
  const opened: string[] = [];
  const loaded: string[] = [];
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
    hosts: {
      report: () => {},
      open: ({ slot: name }: { readonly slot: string }) => {
        opened.push(name);
        return { host: fakeHost(), close: () => {} };
      },
    },
    load: async ({ name }: { readonly name: string }) => {
      loaded.push(name);
      return module;
    },
  };
  const { container, unmount } = render(
    <SlotsContext
      value={{ release: state.release, language: 'ja', props: services.firstPaint, services }}
    >
      {slot}
    </SlotsContext>,
  );
  return {
    seen,
    opened,
    loaded,
    services,
    unmount,
    place: () => theElement('[data-slot]', container),
  };
}
function comeBack(persisted: boolean) {
  return act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

describe('a slot', () => {
  it('[R2.11] loads its widget as soon as it is on the page, and makes the page ready; a widget of other pages is not loaded', async () => {
    const { seen, loaded, services, place } = show(<Slot name="place" />);
    await waitFor(() => expect(place()).toHaveAttribute('data-phase', 'ready'));
    expect([seen, services.store.getState().readiness.dataReady]).toEqual([['mount'], true]);
    expect(loaded).toEqual(['mf-x']);
  });

  it('[R4.34][R2.11] that can wait loads and opens its widget when what is not essential is loaded', async () => {
    const { seen, loaded, services, place } = show(<Slot name="place" canWait />);
    await act(async () => {});
    expect(loaded).toEqual([]);
    expect([seen, services.store.getState().readiness.nonEssential]).toEqual([[], ['place']]);
    act(() => services.nonEssential.loadAll());
    await waitFor(() => expect(place()).toHaveAttribute('data-phase', 'ready'));
    expect(seen).toEqual(['mount']);
  });

  it('[R4.34] that can wait opens its widget at once if the visitor has touched it before', async () => {
    document.documentElement.dataset['touched'] = 'place';
    try {
      const { seen } = show(<Slot name="place" canWait />);
      await waitFor(() => expect(seen).toEqual(['mount']));
    } finally {
      delete document.documentElement.dataset['touched'];
    }
  });

  it.each([
    ['the one that the page names comes first', undefined, ['second', 'first', 'third']],
    ['the one that the visitor touched comes before it', 'third', ['third', 'second', 'first']],
  ])('takes its turn: %s', async (_rule, touched, order) => {
    if (touched !== undefined) document.documentElement.dataset['touched'] = touched;
    try {
      const { opened } = show(
        <>
          <Slot name="first" />
          <Slot name="second" isFirst />
          <Slot name="third" />
        </>,
      );
      await waitFor(() => expect(opened).toEqual(order));
    } finally {
      delete document.documentElement.dataset['touched'];
    }
  });

  it('that is taken off the page before its turn opens nothing', async () => {
    const { seen, unmount } = show(<Slot name="place" />);
    unmount();
    await act(async () => {});
    expect(seen).toEqual([]);
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
