import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderFrame.tsx';
import { theElement } from '../../testing/theElement.ts';
import { alertSet } from '../page-state/alertSlice.ts';
import { readDevice } from '../device/readDevice.ts';
import { layoutOf, ROUTES } from '../routes/routes.ts';

function bars() {
  return [screen.queryByRole('banner') !== null, screen.queryByRole('contentinfo') !== null];
}

describe('the frame', () => {
  it.each(ROUTES.flatMap((route) => route.paths.map((path) => [path, layoutOf(route)] as const)))(
    '[R2.06][R10.01] the page at %s has the layout %s',
    (path, layout) => {
      renderShell(path);
      expect(screen.getByRole('main')).toBeInTheDocument();
      expect(bars()).toEqual(layout === 'default' ? [true, true] : [false, false]);
    },
  );

  it('[R2.06] a page without a layout of its own gets the default one', () => {
    expect([
      layoutOf({ page: 'top', paths: [] }),
      layoutOf({ page: 'error', layout: 'blank', paths: [] }),
    ]).toEqual(['default', 'blank']);
  });

  it('[R2.05] any other path shows the not-found page in the blank layout, with the path and links', () => {
    renderShell('/nothing/%E3%82%B4%E3%83%AB%E3%83%95');
    expect(
      screen.getByRole('heading', { level: 1, name: 'ページが見つかりません' }),
    ).toBeInTheDocument();
    expect(screen.getByText('/nothing/ゴルフ')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'トップへ' })).toHaveAttribute('href', '/');
    expect(bars()).toEqual([false, false]);
  });

  it.each([
    ['404', 'ページが見つかりません'],
    ['500', '表示できませんでした'],
    ['502', '表示できませんでした'],
    ['x', '表示できませんでした'],
    ['414', '検索条件が長すぎます'],
    ['503', 'ただいま混み合っています'],
  ])('[R2.08] the error page of status %s says %s', (status, heading) => {
    renderShell(`/error?status=${status}`);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });

  it('[R8.08] the error page shows the message and the id of the request, as text', () => {
    renderShell('/error', { failure: { status: 500, message: '<img src=x>', id: 'abc-1' } });
    expect(screen.getByText(/Internal Server Error: <img src=x>/)).toBeInTheDocument();
    expect(screen.getByText('abc-1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '再読み込み' })).toHaveAttribute('href', '/error');
  });

  it('[R3.27][R3.30][R9.07] in the reservation app there is neither header nor footer: the app has its own', () => {
    renderShell('/search/', {
      agent: readDevice({ 'user-agent': 'Mozilla/5.0 (iPhone) AsashibaReserve-iOS/5.1' }),
    });
    expect(bars()).toEqual([false, false]);
  });

  it('[R3.27] the scroll lock and the veil stay as long as they are needed, and a click on the veil is passed on', async () => {
    const { services, container } = renderShell('/search/');
    const clicks: string[] = [];
    let end = () => {};
    act(() => {
      end = services.overlay.show({ onClick: () => clicks.push('veil') });
    });
    await userEvent.click(theElement('[data-veil]', container));
    expect(clicks).toEqual(['veil']);
    act(() => {
      end();
      services.store.dispatch({ type: 'scrollLocks/scrollLocked', payload: 1 });
    });
    expect(container.querySelector('[data-veil]')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-scroll-locked');
    act(() => {
      services.store.dispatch({ type: 'scrollLocks/scrollUnlocked', payload: 1 });
    });
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  });

  it('[R4.33] another page has no veil of the page before, and a click tells nobody any more', async () => {
    const { services, container, history } = renderShell('/search/');
    const clicks: string[] = [];
    act(() => {
      services.overlay.show({ onClick: () => clicks.push('veil') });
    });
    expect(container.querySelector('[data-veil]')).not.toBeNull();
    await act(async () => history.add('/search/solo/', { replace: false, state: null }));
    expect(container.querySelector('[data-veil]')).toBeNull();
    services.overlay.click();
    expect(clicks).toEqual([]);
  });

  it('[R3.29] stores the size of the window, and each size after it', async () => {
    const { services } = renderShell('/search/');
    const { innerWidth } = window;
    window.innerWidth = 700;
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(services.store.getState().windowSize.width).toBe(700));
    window.innerWidth = innerWidth;
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(services.store.getState().windowSize.width).toBe(innerWidth));
  });

  it('[R3.29] keeps dialogs above an on-screen keyboard: the styles know the height that it leaves', async () => {
    const keyboard = Object.assign(new EventTarget(), { height: 800, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: keyboard, configurable: true });
    const height = () => document.documentElement.style.getPropertyValue('--g-window-height');
    const { services, unmount } = renderShell('/search/');
    expect(height()).toBe('800px');
    keyboard.height = 420;
    keyboard.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(height()).toBe('420px'));
    expect(services.store.getState().windowSize).toEqual({
      height: 420,
      width: window.innerWidth,
    });
    Object.assign(keyboard, { height: 400, scale: 2 });
    keyboard.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(height()).toBe('800px'));
    unmount();
    Reflect.deleteProperty(window, 'visualViewport');
  });
});

describe('the alert', () => {
  it('[R3.28][R9.06] says that a newly chosen language is remembered, until the next address', async () => {
    const alert = {
      severity: 'success',
      title: '日本語に変更しました',
      messages: ['次に開くときも、日本語で表示します。'],
    } as const;
    const { history } = renderShell('/search/?lang=ja-JP', { alert });
    const saved = screen.getByText('日本語に変更しました');
    expect(screen.getByText('次に開くときも、日本語で表示します。')).toBeVisible();
    expect(saved.closest('[role="status"]')).toHaveTextContent('完了：');
    await act(async () => history.add('/search/?area[]=12', { replace: false, state: null }));
    expect(saved).not.toBeInTheDocument();
  });

  const show = (content: Parameters<typeof alertSet>[0]) => {
    // this page has no slots, whose fallbacks would be alerts too
    const { services } = renderShell('/PageNotFound');
    act(() => {
      services.store.dispatch(alertSet(content));
    });
  };

  it('[R4.32][R3.28] shows status, title, messages and a link; an error is announced at once', async () => {
    show({
      status: 503,
      title: '混み合っています',
      messages: ['しばらくしてからお試しください。', 'ご予約はできます。'],
      footer: { url: '/search/', text: '探し直す' },
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('エラー：混み合っています（503）');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['しばらくしてからお試しください。', 'ご予約はできます。']),
    );
    expect(screen.getByRole('link', { name: '探し直す' })).toHaveAttribute('href', '/search/');
    await userEvent.click(screen.getByRole('button', { name: 'お知らせを閉じる' }));
    expect(screen.queryByText(/混み合っています/)).toBeNull();
  });

  it('[R3.28] that is not an error is announced politely, and says that work is in progress', () => {
    show({ severity: 'info', messages: ['保存しています'], loading: true });
    const place = screen.getByText('保存しています').closest('[role="status"]');
    expect(place).toHaveAttribute('aria-busy', 'true');
    expect(place).toHaveTextContent('処理しています…');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[R3.28] shows no link to an unsafe address', () => {
    show({ messages: ['a'], footer: { url: 'javascript:alert(1)', text: '危ない' } });
    expect(screen.queryByText('危ない')).toBeNull();
  });
});
