import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBus } from 'shared-contracts/bus';
import { EVENTS } from 'shared-contracts/events';
import { MessagesProvider } from 'shared-ui/messages';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { publishUnchecked } from '../testing/publishUnchecked.ts';
import { aDocumentState } from '../testing/aDocumentState.ts';
import { DeveloperOverlay } from './DeveloperOverlay.tsx';
import { documentLog } from './log/documentLog.ts';
import ja from './texts/ja.json';
import { OverlayContext } from './panel/OverlayContext.ts';

const results = aReleasedWidget({ version: '1.1.0', why: 'canary' });
const state = aDocumentState({
  release: { widgets: { 'mf-results': results }, slots: { results: 'mf-results' } },
  developer: {
    reasons: {
      'mf-results': { stable: '1.0.0', canary: { version: '1.1.0', traffic: 10 }, bucket: 3 },
    },
  },
});

class NoResizeObserver implements ResizeObserver {
  observe() {}
  disconnect() {}
  unobserve() {}
}

function shown(isRecording = false) {
  const log = documentLog({ now: () => 12, isRecording });
  const bus = createBus({
    events: EVENTS,
    now: () => 0,
    report: (widget, error) =>
      log.tell('report', { widget, slot: '', kind: 'error', message: error.message }),
    watch: (activity) => log.tell('bus', activity),
  });
  const closed: string[] = [];
  const tree = (isOpen: boolean) => (
    <MessagesProvider locale="ja-JP" messages={ja} telemetry={console}>
      <OverlayContext value={{ log, state }}>
        <DeveloperOverlay isOpen={isOpen} onClose={() => closed.push('closed')} />
      </OverlayContext>
    </MessagesProvider>
  );
  return { log, bus, closed, tree };
}
function part(name: string) {
  const heading = screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) });
  const details = heading.closest('details');
  if (!details) throw new Error(`${name} is no part of the panel`);
  return within(details);
}

describe('the developers’ overlay', () => {
  beforeEach(() => {
    globalThis.ResizeObserver = NoResizeObserver;
    performance.getEntriesByName ??= () => [];
    performance.getEntriesByType ??= () => [];
    document.body.innerHTML =
      '<div id="shell"><button>検索</button><div data-slot="results" data-widget="mf-results@1.1.0" data-phase="ready"></div><div data-slot="guest"></div></div>';
  });

  it('[R10.04] names the version in each slot and why it stands there', () => {
    const { log, tree } = shown();
    const opening = { slot: 'results', widget: results, query: 'area[]=12' };
    log.tell('slot', { ...opening, stage: 'asked' });
    log.tell('slot', { ...opening, stage: 'loaded' });
    log.tell('slot', { ...opening, stage: 'mounted', firstPaint: {} });
    render(tree(true));
    const [first, guest] = part('スロット').getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'resultsmf-results@1.1.0試験公開の対象。百分番号 10 未満が対象で、このブラウザは 3 です。読み込み 0 ms・HTML の引き継ぎ 0 ms',
    );
    expect(guest).toHaveTextContent('guest担当なし');
  });

  it('[R10.03][R10.05] shows the events from before it was opened, and what is refused while it is open, with the reason', async () => {
    const { bus, tree } = shown();
    bus.connect('mf-ads@1.0.0').subscribe('search-form:region-changed', () => {});
    bus.connect('mf-results@1.1.0').publish('search-form:region-changed', { region: 107 });
    render(tree(true));
    expect(part('イベントバス').getByRole('listitem')).toHaveTextContent(
      'search-form:region-changedmf-results@1.1.0 → mf-ads@1.0.0{"region":107}',
    );
    act(() =>
      publishUnchecked(bus, 'mf-results@1.1.0', 'search-form:region-changed', { region: 'x' }),
    );
    await userEvent.click(
      part('イベントバス').getByRole('checkbox', { name: '拒否されたものだけ' }),
    );
    expect(part('イベントバス').getByRole('listitem')).toHaveTextContent(
      '拒否： Event search-form:region-changed: payload does not fit (region: number expected, string found)',
    );
    expect(part('報告されたエラー').getByRole('listitem')).toHaveTextContent('mf-results@1.1.0');
  });

  it('takes the focus, closes at Escape, and gives the focus back', async () => {
    const { closed, tree } = shown();
    const opener = screen.getByRole('button', { name: '検索' });
    opener.focus();
    const { rerender } = render(tree(true));
    expect(screen.getByRole('heading', { name: '開発者用オーバーレイ' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
    rerender(tree(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('[R10.04] copies the bug bundle as one JSON text, and says so', async () => {
    const user = userEvent.setup();
    const { tree } = shown();
    render(tree(true));
    await user.click(screen.getByRole('button', { name: '不具合の記録をコピー' }));
    expect(await screen.findByText('コピーしました。')).toBeInTheDocument();
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      bundle: 1,
      slots: [{ slot: 'results', widget: 'mf-results@1.1.0' }, { slot: 'guest' }],
    });
  });

  it('shows the text for copying by hand if the browser forbids the clipboard', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    const { tree } = shown();
    render(tree(true));
    await user.click(screen.getByRole('button', { name: '不具合の記録をコピー' }));
    expect(
      (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '不具合の記録' })).value,
    ).toContain('"bundle": 1');
  });

  it('[R10.03] shows the stop button of a recording while the panel is closed', () => {
    const { rerender } = render(shown().tree(false));
    expect(screen.queryByRole('button', { name: '録画を止めて保存' })).not.toBeInTheDocument();
    rerender(shown(true).tree(false));
    expect(screen.getByRole('button', { name: '録画を止めて保存' })).toBeInTheDocument();
  });
});
