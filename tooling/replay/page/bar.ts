import { compareReplay, type Replay } from 'shared-contracts/platform-testing';
import type { Recording } from 'shared-contracts/recording';
import { pacedBy } from './pace.ts';
import { list, make } from './parts.ts';
import { BAR_STYLE } from './barStyle.ts';

export interface BarParts {
  readonly recording: Recording;
  readonly replay: Replay;
  /** Problems so far; the list grows while the widget runs. */
  readonly problems: readonly string[];
}

export interface Bar {
  /** Draws it again. */
  refresh(): void;
}

function toLine({ event, payload }: { readonly event: string; readonly payload: unknown }) {
  return `${event} ${JSON.stringify(payload)}`;
}

/** A shadow root at the top of the page, so that the styles of widget and bar do not mix. */
function openShadow(): ShadowRoot {
  const host = document.createElement('aside');
  document.body.prepend(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BAR_STYLE);
  root.adoptedStyleSheets = [sheet];
  return root;
}

function toTitle({ window, recordedAt, locale, device }: Recording, { widget }: Replay): string {
  const { name, version, slot } = widget;
  return `${name} ${version} in ${slot}, recorded ${recordedAt}: ${locale}, ${device}, ${window.width} × ${window.height}`;
}

/** A sentence about the step that was played last and the next one. */
function toPlace({ steps }: Replay, played: number): string {
  const last = steps[played - 1];
  const next = steps[played];
  return `${played} of ${steps.length}${last ? ` · ${last.at} ms: ${last.title}` : ''} · ${next ? `next ${next.title}` : 'the recording has ended'}`;
}

/** A button that acts and then draws the bar again. */
function button(textContent: string, act: () => void, refresh: () => void): HTMLButtonElement {
  const onclick = () => {
    act();
    refresh();
  };
  return make('button', { textContent, onclick });
}

/** Draws the bar above the widget, with which a person plays the recording. */
export function openBar({ recording, replay, problems }: BarParts): Bar {
  const { widget, steps } = replay;
  const root = openShadow();
  const place = make('p', { role: 'status' });
  const columns = make('div', { className: 'columns' });
  const pace = pacedBy(replay, () => refresh());
  const playAll = () => {
    while (replay.played() < steps.length) replay.step();
  };
  const play = button('Play', pace.toggle, () => refresh());
  const step = button(
    'Step',
    () => void replay.step(),
    () => refresh(),
  );
  const all = button('All at once', playAll, () => refresh());
  const restart = make('button', {
    textContent: 'Restart',
    onclick: () => window.location.reload(),
  });
  const recorded = recording.events.filter(({ sender }) => sender === widget.name).map(toLine);
  root.append(
    make('p', { className: 'title', textContent: toTitle(recording, replay) }),
    make('div', { className: 'buttons' }, [play, step, all, restart, place]),
    columns,
  );

  const refresh = () => {
    const played = replay.played();
    const isOver = played >= steps.length;
    play.textContent = pace.isRunning() ? 'Pause' : 'Play';
    for (const control of [play, step, all]) control.disabled = isOver;
    place.textContent = toPlace(replay, played);
    const differences = [...problems, ...(isOver ? compareReplay(recording, replay) : [])];
    columns.replaceChildren(
      list('Sent now', replay.sent.events.map(toLine)),
      list('Sent when recorded', recorded),
      list(isOver ? 'Differences' : 'Differences so far', differences),
    );
  };
  refresh();
  return { refresh };
}
