import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { toRecording } from 'shared-contracts/recording';
import { openReplay } from 'shared-contracts/platform-testing';
import type { MountedWidget, WidgetProps } from 'shared-contracts/widget';
// the build replaces this name by the widget's module
import widget from 'widget-to-replay';
import { EVENTS, RECORDED_SITE } from '../../site/thisSite.ts';
import { openBar } from './bar.ts';

const name = document.title;
const recording = toRecording(await (await fetch('/recording.json')).json(), RECORDED_SITE);
const problems: string[] = [];
let mounted: MountedWidget | undefined;
const {
  locale,
  page: { path, query },
} = recording;

document.documentElement.lang = locale;
window.history.replaceState(null, '', `${path}${query === '' ? '' : `?${query}`}`);
function goTo(next: WidgetProps) {
  // widgets read the address, and the shell's router marks each entry of the history
  window.history.pushState(
    { key: crypto.randomUUID() },
    '',
    `${path}${next.query === '' ? '' : `?${next.query}`}`,
  );
  mounted?.update(next);
}
const replay = openReplay(recording, name, {
  events: EVENTS,
  tell(problem) {
    console.warn(`replay: ${problem}`);
    problems.push(problem);
    bar.refresh();
  },
  onSent: () => bar.refresh(),
  went: goTo,
});
const bar = openBar({ recording, replay, problems });
// what a server has painted stands in it
const main =
  document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
mounted = widget.mount(main, replay.props, replay.host, replay.widget.firstPaint);
