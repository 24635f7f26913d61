import { act, screen, within } from '@testing-library/react';
import { fakeHost, type FakeHostOptions } from 'shared-contracts/testing';
import type { FakeHost } from 'shared-contracts/platform-testing';
import type { MountedWidget, WidgetProps } from 'shared-contracts/widget';
import { contentAnswers, pcBlocks, spBlocks } from './testing/contentAnswers.ts';
import widget from './widget.tsx';

let content: MountedWidget | undefined;
let place: HTMLElement;

interface Opening extends Pick<FakeHostOptions, 'answers'>, Partial<WidgetProps> {
  /** The value of the region cookie. */
  readonly cookie?: string;
  /** The storage of an earlier slot: the document is the same. */
  readonly storage?: FakeHost['storage'];
}

async function open(
  slot: string,
  { answers = contentAnswers(), page = 'top', query = '', cookie, storage }: Opening = {},
): Promise<FakeHost> {
  const fake = fakeHost({ slot, answers });
  const host = storage ? { ...fake, storage } : fake;
  if (cookie !== undefined) host.storage.cookies.set('area_v', cookie);
  place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    content = widget.mount(place, { page, query }, host);
  });
  return host;
}
function headings() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}
function regions(host: FakeHost) {
  return host.sent.map(({ query }) => query['region']);
}

describe('the content', () => {
  afterEach(() => {
    act(() => content?.unmount());
    document.body.replaceChildren();
  });

  it('[R2.21] shows slider, news, banners and slider on the PC top page', async () => {
    await open('content-main');
    expect(headings()).toEqual(['特集', 'お知らせ', 'ピックアップ']);
    expect(screen.getByRole('link', { name: 'バナー11' })).toBeVisible();
  });

  it('[R2.21] shows other blocks on the smartphone top page', async () => {
    await open('content-main', { page: 'sp-top' });
    expect(headings()).toEqual(['キャンペーン', 'サービス', 'ピックアップ']);
    expect(
      within(screen.getByRole('region', { name: 'サービス' })).getAllByRole('link'),
    ).toHaveLength(8);
  });

  it('[R7.07] is requested with device, region and a timestamp that all slots of a page share', async () => {
    const host = await open('content-side', { query: 'area_v=12' });
    expect(host.sent).toEqual([
      {
        method: 'GET',
        path: '/content/blocks',
        query: { device: 'pc', region: 102, v: Date.UTC(2026, 10, 20, 23) },
      },
    ]);
  });

  it.each(['top', 'sp-top'] as const)(
    '[R9.06] says of each entry of %s in which language it is',
    async (page) => {
      const inEnglish = ([first, ...others]: readonly object[]) => [
        { ...first, lang: 'en' },
        ...others,
      ];
      const blocks = page === 'top' ? pcBlocks() : spBlocks();
      const given = Object.entries(blocks).map(([name, entries]) => [name, inEnglish(entries)]);
      const answers = contentAnswers(Object.fromEntries(given));
      for (const slot of ['notice', 'content-main']) await open(slot, { page, answers });
      const texts = [...document.querySelectorAll('li')];
      expect(texts.length).toBeGreaterThan(10);
      for (const item of texts) {
        const isFirst = item === item.parentElement?.firstElementChild;
        const holder = item.hasAttribute('lang') ? item : item.querySelector('[lang]');
        expect(holder).toHaveAttribute('lang', isFirst ? 'en' : 'ja');
      }
    },
  );

  it('[R2.21] shows urgent news in the notice', async () => {
    await open('notice');
    expect(
      within(screen.getByRole('region', { name: '重要なお知らせ' })).getByRole('link'),
    ).toHaveAttribute('href', '/news/typhoon');
  });

  it('[R1.08] shows each piece of news with its day', async () => {
    await open('content-main');
    const [first] = within(screen.getByRole('region', { name: 'お知らせ' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(
      '2026年11月20日（金）冬のコンペ応援プランの受け付けを始めました',
    );
  });

  it.each([
    ['is missing', {}],
    ['is no list', { rightBottomBanner: null }],
    ['holds only wrong entries', { rightBottomBanner: [{ href: 'javascript:alert(1)' }] }],
  ])('[R3.18] leaves the slot empty when a block %s', async (_how, blocks) => {
    await open('content-side', { answers: contentAnswers(blocks) });
    expect(place).toBeEmptyDOMElement();
  });

  it('[R8.06] leaves the slot empty when the call fails, and reports the failure once', async () => {
    const host = await open('content-main', { answers: {} });
    expect(place).toBeEmptyDOMElement();
    expect(host.errors).toHaveLength(1);
  });

  it.each(['top', 'sp-top'] as const)(
    '[R2.19] follows the remembered region on %s, unless the address names another',
    async (page) => {
      expect(regions(await open('content-main', { page, cookie: '47' }))).toEqual([108]);
      expect(
        regions(await open('content-main', { page, cookie: '47', query: 'area_v=12' })),
      ).toEqual([102]);
    },
  );

  it('[R2.20] is loaded again when the server loaded another region than the remembered one', async () => {
    const props = { page: 'sp-top', query: '' } as const;
    const data = await widget.load(
      props,
      fakeHost({ slot: 'content-main', answers: contentAnswers() }),
    );
    const host = fakeHost({ slot: 'content-main', answers: contentAnswers() });
    host.storage.cookies.set('area_v', '27');
    place = document.body.appendChild(document.createElement('div'));
    await act(async () => {
      content = widget.mount(place, props, host, data);
    });
    expect(regions(host)).toEqual([105]);
  });

  it('[R8.06] repeats a failed call when the network is back', async () => {
    const host = await open('content-main', {
      answers: {
        '/content/blocks': () => {
          throw new Error('offline');
        },
      },
    });
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    expect(host.sent).toHaveLength(2);
  });

  it('keeps the place of the first block while it loads, but of no other slot', async () => {
    const never = { '/content/blocks': () => new Promise(() => {}) };
    await open('content-main', { answers: never });
    expect(place.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await open('content-side', { answers: never });
    expect(place).toBeEmptyDOMElement();
  });

  it('[R2.21] shows a notice that the browser loaded at the foot of the window, and one of the server in its slot', async () => {
    await open('notice');
    expect(screen.getByRole('region', { name: '重要なお知らせ' }).parentElement).toHaveClass(
      'late',
    );
    act(() => content?.unmount());
    const props = { page: 'top', query: '' } as const;
    const data = await widget.load(props, fakeHost({ slot: 'notice', answers: contentAnswers() }));
    await act(async () => {
      content = widget.mount(
        place,
        props,
        fakeHost({ slot: 'notice', answers: contentAnswers() }),
        data,
      );
    });
    expect(screen.getByRole('region', { name: '重要なお知らせ' }).parentElement).not.toHaveClass(
      'late',
    );
  });

  it('[R4.24] follows the picked region on the desktop, with one call for each region', async () => {
    const host = await open('content-main');
    await act(async () => host.hear('search-form:region-changed', { region: 105 }));
    await act(async () => host.hear('search-form:region-changed', { region: 105 }));
    expect(regions(host)).toEqual([101, 105]);
  });

  it('[R4.24] is not loaded again after a navigation within the document, unless it failed or was long ago', async () => {
    const first = await open('content-main');
    const { storage } = first;
    const before = headings();
    act(() => content?.unmount());
    place.remove();
    const again = await open('content-main', { storage });
    expect([again.sent, headings()]).toEqual([[], before]);
    act(() => content?.unmount());
    place.remove();
    expect(regions(await open('content-side', { storage, answers: {} }))).toEqual([101]);
    act(() => content?.unmount());
    expect(regions(await open('content-side', { storage }))).toEqual([101]);
    for (let number = 0; number < 20; number += 1) {
      act(() => content?.unmount());
      place.remove();
      await open(`slot-${number}`, { storage });
    }
    act(() => content?.unmount());
    expect(regions(await open('content-main', { storage }))).toEqual([101]);
  });

  it('[R4.24] keeps its region on a smartphone', async () => {
    const host = await open('content-main', { page: 'sp-top' });
    await act(async () => host.hear('search-form:region-changed', { region: 105 }));
    expect(regions(host)).toEqual([101]);
  });

  it('[R4.24] shows the region that was picked last, whatever order the answers arrive in', async () => {
    const waiting: ((reply: unknown) => void)[] = [];
    const host = await open('content-side', {
      answers: { '/content/blocks': () => new Promise((resolve) => waiting.push(resolve)) },
    });
    await act(async () => host.hear('search-form:region-changed', { region: 105 }));
    const banner = (alt: string) => ({
      data: { rightBottomBanner: [{ href: '/a', src: '/b.svg', alt }] },
    });
    await act(async () => waiting[1]?.(banner('近畿')));
    await act(async () => waiting[0]?.(banner('北海道')));
    expect(screen.getByRole('link', { name: '近畿' })).toBeVisible();
  });

  it('[R4.24] does not load again what the server loaded, unless that failed', async () => {
    for (const [answers, calls] of [
      [contentAnswers(), 0],
      [{}, 1],
    ] as const) {
      const host = fakeHost({ slot: 'content-main', answers: contentAnswers() });
      const props = { page: 'top', query: '' } as const;
      const data = await widget.load(props, fakeHost({ slot: 'content-main', answers }));
      place = document.body.appendChild(document.createElement('div'));
      await act(async () => {
        content = widget.mount(place, props, host, data);
      });
      expect(host.sent).toHaveLength(calls);
      expect(headings()).toHaveLength(Object.keys(pcBlocks()).length - 3);
      act(() => content?.unmount());
    }
  });
});
