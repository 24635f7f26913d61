import { compareReplay, type Replay } from 'shared-contracts/testing';
import type { Recording } from 'shared-contracts/recording';
import { pacedBy } from './pace.ts';
import { list, make } from './parts.ts';
import { BAR_STYLE } from './barStyle.ts';

export interface BarParts {
  readonly recording: Recording;
  readonly replay: Replay;
  /** Grows while the widget runs. */
  readonly problems: readonly string[];
}

export interface Bar {
  refresh(): void;
}

function toLine({ event, payload }: { readonly event: string; readonly payload: unknown }) {
  return `${event} ${JSON.stringify(payload)}`;
}

/** The strip above the widget, in a shadow of its own so that neither styles the other. */
export function openBar({ recording, replay, problems }: BarParts): Bar {
  const { widget, steps } = replay;
  const root = document.body
    .appendChild(document.createElement('aside'))
    .attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BAR_STYLE);
  root.adoptedStyleSheets = [sheet];
  const { width, height } = recording.window;
  const title = `${widget.name} ${widget.version} in ${widget.slot}, recorded ${recording.recordedAt}: ${recording.locale}, ${recording.device}, ${width} × ${height}`;
  const place = make('p', { role: 'status' });
  const columns = make('div', { className: 'columns' });
  const pace = pacedBy(replay, () => refresh());
  const play = make('button', {
    textContent: 'Play',
    onclick: () => {
      pace.toggle();
      refresh();
    },
  });
  const step = make('button', {
    textContent: 'Step',
    onclick: () => {
      replay.step();
      refresh();
    },
  });
  const all = make('button', {
    textContent: 'All at once',
    onclick: () => {
      while (replay.played() < steps.length) replay.step();
      refresh();
    },
  });
  const restart = make('button', {
    textContent: 'Restart',
    onclick: () => window.location.reload(),
  });
  const recorded = recording.events.filter(({ sender }) => sender === widget.name).map(toLine);
  root.append(
    make('p', { className: 'title', textContent: title }),
    make('div', { className: 'buttons' }, [play, step, all, restart, place]),
    columns,
  );

  const refresh = () => {
    const played = replay.played();
    const last = steps[played - 1];
    const next = steps[played];
    const isOver = next === undefined;
    play.textContent = pace.isRunning() ? 'Pause' : 'Play';
    for (const button of [play, step, all]) button.disabled = isOver;
    place.textContent = `${played} of ${steps.length}${last ? ` · ${last.at} ms: ${last.title}` : ''} · ${next ? `next ${next.title}` : 'the recording has ended'}`;
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
