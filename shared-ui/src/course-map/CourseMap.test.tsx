import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import labels from 'shared-contracts/labels/ja';
import { fakeHost } from 'shared-contracts/testing';
import type { MapTiles } from 'shared-contracts/site';
import type { WidgetProps } from 'shared-contracts/widget';
import { Island } from '../island/Island.tsx';
import { CourseMap, placeMarkers } from './index.ts';

const COURSES = placeMarkers([
  { id: 1, name: '北', prefectureCode: 12, lat: 35.8, lon: 140.2, price: 9000 },
  { id: 2, name: '南', prefectureCode: 12, lat: 35.1, lon: 140.0, price: 7000 },
]);
const TEXTS = {
  map: {
    name: 'map',
    pin: 'pin',
    zoomIn: 'in',
    zoomOut: 'out',
    whole: 'whole',
    searchHere: 'here',
    cluster: 'cluster',
    clusterLabel: '{count}',
    selected: 'selected',
    fromPrice: '{price}',
    see: 'see',
    close: 'close',
  },
};
const NONE: readonly number[] = [];
const PREFECTURES = [12];

interface OpenOptions {
  readonly markers?: typeof COURSES;
  readonly locale?: 'ja-JP' | 'en-US' | 'zh-Hans';
  readonly tiles?: MapTiles;
}

function open({ markers = COURSES, locale = 'ja-JP', tiles }: OpenOptions = {}) {
  const View = ({ props: { query: search } }: { readonly props: WidgetProps }) => (
    <CourseMap
      search={search}
      prefectures={PREFECTURES}
      bounds={NONE}
      markers={markers}
      links={{ course: ({ id }) => `/course/${id}`, part: (bounds) => `/map?${bounds.join()}` }}
      active={NONE}
      onPoint={() => {}}
      likely={{ width: 600, height: 400 }}
      credit=""
      tiles={tiles}
      again={{ href: () => '/map', onFollow: () => {} }}
    />
  );
  const definition = { messages: TEXTS, labels, load: async () => null, View };
  const host = fakeHost({ locale });
  const islandOf = (query: string) => (
    <Island
      definition={definition}
      host={host}
      props={{ page: 'map', query }}
      data={null}
      store={undefined}
    />
  );
  const { rerender } = render(islandOf('one'));
  const map = screen.getByRole('group', { name: 'map' });
  map.getBoundingClientRect = () => new DOMRect(0, 0, 600, 400);
  const view = () =>
    (map.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
  return { map, view, search: (query: string) => rerender(islandOf(query)) };
}

describe('the gestures of a map', () => {
  it('[R2.17] a drag takes the place under the pointer along, and chooses nothing', async () => {
    const { map, view } = open();
    const [x, y, width, height] = view();
    const pin = within(map).getAllByRole('link')[0] as Element;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: pin, coords: { clientX: 300, clientY: 200 } },
      { target: pin, coords: { clientX: 150, clientY: 300 } },
      { keys: '[/MouseLeft]', target: pin, coords: { clientX: 150, clientY: 300 } },
    ]);
    await waitFor(() => expect(view()[0]).toBeCloseTo(x + width / 4, 1));
    expect(view()[1]).toBeCloseTo(y - height / 4, 1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'here' })).toBeInTheDocument();
  });

  it('[R2.17] a pin is chosen by the first key, also after a drag that ended beside the map', async () => {
    const { map } = open();
    const pin = within(map).getAllByRole('link')[0] as HTMLElement;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: pin, coords: { clientX: 300, clientY: 200 } },
      { target: pin, coords: { clientX: 310, clientY: 200 } },
      { keys: '[/MouseLeft]', target: document.body, coords: { clientX: 900, clientY: 200 } },
    ]);
    // what a browser makes of Enter on a link
    fireEvent.click(pin, { detail: 0 });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('[R2.17] a mouse whose release nobody heard moves nothing', async () => {
    const { map, view } = open();
    const [x, , width] = view();
    const mouse = (type: string, init: MouseEventInit) =>
      fireEvent(
        map,
        Object.assign(new MouseEvent(type, { bubbles: true, clientY: 200, ...init }), {
          pointerId: 1,
          pointerType: 'mouse',
        }),
      );
    mouse('pointerdown', { buttons: 1, clientX: 300 });
    mouse('pointermove', { buttons: 0, clientX: 100 });
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    await waitFor(() => expect(view()[0]).toBeCloseTo(x + width / 4, 1));
  });

  it('[R2.17] two fingers that go apart zoom in', async () => {
    const { map, view } = open();
    const [, , width] = view();
    await userEvent.pointer([
      { keys: '[TouchA>]', target: map, coords: { clientX: 200, clientY: 200 } },
      { keys: '[TouchB>]', target: map, coords: { clientX: 400, clientY: 200 } },
      { pointerName: 'TouchA', target: map, coords: { clientX: 100, clientY: 200 } },
      { pointerName: 'TouchB', target: map, coords: { clientX: 500, clientY: 200 } },
    ]);
    await waitFor(() => expect(view()[2]).toBeCloseTo(width / 2, 1));
  });

  it('[R2.17] the wheel zooms around the pointer, and at the widest scrolls the page', async () => {
    const { map, view } = open();
    const [x, y, width] = view();
    expect(fireEvent.wheel(map, { deltaY: -240, clientX: 0, clientY: 0 })).toBe(false);
    await waitFor(() => expect(view()[2]).toBeCloseTo(width / 2, 1));
    expect(view().slice(0, 2)).toEqual([x, y]);
    expect(fireEvent.wheel(map, { deltaY: 24_000, clientX: 0, clientY: 0 })).toBe(false);
    await waitFor(() => expect(view()[2]).toBeGreaterThan(width * 2));
    expect(fireEvent.wheel(map, { deltaY: 240, clientX: 0, clientY: 0 })).toBe(true);
  });

  it('[R2.17] the keys move and zoom a map in focus, and leave a pin in focus alone', async () => {
    const { map, view } = open();
    const [x, , width] = view();
    const [pin] = within(map).getAllByRole('link');
    expect(fireEvent.keyDown(pin as Element, { key: 'ArrowRight' })).toBe(true);
    act(() => map.focus());
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    await waitFor(() => expect(view()[0]).toBeCloseTo(x + width / 4, 1));
    fireEvent.keyDown(map, { key: '+' });
    await waitFor(() => expect(view()[2]).toBeCloseTo(width / 2, 1));
    expect(fireEvent.keyDown(map, { key: '+', ctrlKey: true })).toBe(true);
  });
});

it('[R2.17] the buttons of a map are links to the part that they show', () => {
  open();
  expect(screen.getByRole('button', { name: 'in' }).getAttribute('href')).toMatch(
    /^\/map\?3\d\.\d+,1\d\d\.\d+,3\d\.\d+,1\d\d\.\d+$/,
  );
  expect(screen.getByRole('button', { name: 'whole' })).toHaveAttribute('aria-disabled', 'true');
});

it('[R2.17] the card of a pin goes when another search is asked for, whose prices are others', async () => {
  const { map, search } = open();
  const [pin] = within(map).getAllByRole('link');
  await userEvent.click(pin as Element);
  expect(screen.getByRole('dialog', { name: 'selected' })).toBeVisible();
  search('two');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  search('one');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[R2.17] a cluster that comes nearer gives its focus to the map', async () => {
  const near = COURSES.map((course, at) => ({
    ...course,
    y: COURSES[0]!.y + at,
    x: COURSES[0]!.x,
  }));
  const { map } = open({ markers: near });
  const cluster = within(map).getByRole('button', { name: 'cluster' });
  cluster.focus();
  await userEvent.keyboard(' ');
  expect(cluster).not.toBeInTheDocument();
  expect(map).toHaveFocus();
});

describe('the towns of a map', () => {
  it.each([
    ['ja-JP', '銚子', 'ja'],
    ['zh-Hans', '銚子', 'ja'],
    ['en-US', 'Choshi', null],
  ] as const)('[issue 19][R9.06] have names that readers of %s know', (locale, name, lang) => {
    open({ locale });
    expect(screen.getByText(name).closest('svg')?.getAttribute('lang')).toBe(lang);
  });

  it('[issue 19] are no part of the accessibility tree, and no link', () => {
    const { map } = open();
    const town = screen.getByText('銚子');
    expect(town.closest('[aria-hidden="true"]')).toBeInTheDocument();
    expect(town.closest('a')).toBeNull();
    expect(within(map).getAllByRole('link')).toHaveLength(COURSES.length);
  });

  it('[issue 19] leave the names to the tiles of the operator', () => {
    open({ tiles: { url: '/{z}/{x}/{y}.png', attribution: '' } });
    expect(screen.queryByText('銚子')).not.toBeInTheDocument();
  });
});
