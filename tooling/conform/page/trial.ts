import type { TrialPage, TrialTask, TrialWidget } from 'registry/mount';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import { ApiError } from 'shared-contracts/errors';
import { toRecording, type Recording } from 'shared-contracts/recording';
import { toRequestClient } from 'shared-contracts/platform-testing';
import { ISLAND_EVENTS, type BrowserHost, type BrowserWidget } from 'shared-contracts/widget';
import { guardEntries, loadWidget } from 'shell/src/widgets/loadWidget.ts';
// the build replaces this name by the site's module
import { fakeHost, replayRecording } from 'site-under-test';
import { RECORDED_SITE } from '../../site/thisSite.ts';
import { foreignSelectors } from './foreignSelectors.ts';
import { countTimers } from './timers.ts';
import { looksOf } from './looksOf.ts';
import {
  foreignElements,
  loadStyles,
  mountTimes,
  parseHtml,
  parseInert,
  pause,
  place,
} from './stage.ts';

/** Milliseconds for which a mounted widget may take until it is drawn, and then for what follows. */
const DRAWN = 600;
const AFTERWARDS = 60;
/** What is seen without a text. */
const SEEN = 'img, svg, canvas, video, iframe, input, button, select, textarea';

/** The parts of the page that belong to others: its frame, and another widget's slot. */
const others = ['header', 'section', 'footer'].map((name) => {
  const element = document.createElement(name);
  element.className = `host-${name}`;
  element.append(document.createElement('p'));
  element.firstElementChild?.append(`It belongs to the ${name}`);
  document.body.append(element);
  return element;
});
/** How the document stands where nobody changes what is not their own. */
function othersStand(): string[] {
  const { documentElement, body } = document;
  const attributes = [documentElement, body].map((element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
  );
  return [
    ...attributes,
    ...others.map((element) => (element.parentNode === body ? element.outerHTML : '')),
  ];
}
const UNTOUCHED = othersStand();
const NAMES = ['the attributes of html', 'the attributes of body', 'header', 'section', 'footer'];

/** What no style sheet of a widget may change, as the page draws it without one. */
const DRAWN_BY_OTHERS = {
  html: document.documentElement,
  body: document.body,
  ...Object.fromEntries(others.map((element) => [element.localName, element])),
  'a text of others': others[0]?.firstElementChild ?? document.body,
};
const LOOKS = looksOf(DRAWN_BY_OTHERS);

function isBlank(element: HTMLElement): boolean {
  return element.textContent.trim() === '' && element.querySelector(SEEN) === null;
}

let widget: BrowserWidget | undefined;
let sends: readonly string[] = [];
function loaded(): BrowserWidget {
  if (!widget) throw new Error('it is not loaded');
  return widget;
}

function toReleased({ needsRuntime, ...given }: TrialWidget): ReleasedWidget {
  const released = { ...given, config: {}, why: 'stable', ...(needsRuntime && { needsRuntime }) };
  // the names of languages are those of the site whose page this is
  return released as ReleasedWidget;
}

/** The host of a trial: its gateway refuses every call, and it says what the widget does wrong. */
function hostOf(
  { slot, locale, device, config, now }: TrialTask,
  say: (what: string) => void,
): BrowserHost {
  const base = fakeHost({ slot, locale, device, config, now: () => now, parseInert });
  const { bus } = base;
  const publish = ((name: string, payload: never) => {
    if (sends.includes(name)) bus.publish(name as never, payload);
    else say(`it sends the event ${name}, which its manifest does not declare`);
  }) as BrowserHost['bus']['publish'];
  return {
    ...base,
    request: toRequestClient(async ({ path }) => {
      throw new ApiError('The gateway is not asked here', { status: 503, path });
    }),
    bus: { ...bus, publish },
    fail: (error) => say(`it gives up: ${String(error)}`),
    telemetry: {
      measure: () => {},
      error: (error, { phase } = {}) => {
        if (phase === 'hydration') say(`${NOT_HYDRATED}: ${String(error)}`);
      },
    },
  };
}

/** Resolves when the widget says that it is drawn, or has had time enough. */
async function isDrawn(element: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  element.addEventListener(ISLAND_EVENTS.alive, () => resolve(), { once: true });
  await Promise.race([promise, pause(DRAWN)]);
  await pause(AFTERWARDS);
}

/** Puts the server's HTML into the slot. */
function paintInto(element: HTMLElement, html: string): void {
  const { body } = parseHtml(`<div>${html}</div>`);
  element.append(...(body.firstChild?.childNodes ?? []));
}

const NOT_HYDRATED = 'it does not hydrate what its server bundle has painted';

/** Returns the loaded version as it is mounted in a replay, which says where it does not hydrate. */
function inReplay(said: string[]): BrowserWidget {
  const module = loaded();
  return {
    ...module,
    mount: (element, props, host, data) => {
      const error: BrowserHost['telemetry']['error'] = (why, context) => {
        if (context?.phase === 'hydration') said.push(`${NOT_HYDRATED}: ${String(why)}`);
        host.telemetry.error(why, context);
      };
      const telemetry = { ...host.telemetry, error };
      return module.mount(element, props, { ...host, parseInert, telemetry }, data);
    },
  };
}

/** Plays a visit to the loaded version. Resolves with what it does otherwise than when it was recorded. */
async function play(recording: Recording, name: string, html: string): Promise<readonly string[]> {
  const element = place(name);
  paintInto(element, html);
  const said: string[] = [];
  let isMounted = html === '';
  const { differences, sent, unmount } = await replayRecording(recording, {
    name,
    widget: inReplay(said),
    element,
    within: async (work) => {
      const alive = isMounted ? undefined : isDrawn(element);
      isMounted = true;
      await work();
      // a visitor acts on what is alive
      await alive;
    },
  });
  unmount();
  const undeclared = sent.events.filter(({ event }) => !sends.includes(event));
  return [
    ...said,
    ...differences,
    ...undeclared.map(
      ({ event }) => `it sends the event ${event}, which its manifest does not declare`,
    ),
  ];
}

const trial: TrialPage = {
  async load(given) {
    const released = toReleased(given);
    guardEntries({ widgets: { [given.name]: released }, slots: {} });
    const [module] = await Promise.all([loadWidget(released), loadStyles(given.styles)]);
    if (typeof module.mount !== 'function') throw new Error('it exports no mount');
    widget = module;
    sends = given.sends;
    const selectors = await foreignSelectors(given.name, given.sheets);
    return selectors.map((selector) => `its styles name another widget: ${selector}`);
  },
  async show(task) {
    const said: string[] = [];
    let threw = false;
    const say = (what: string) => void said.push(what);
    const element = place(task.slot);
    try {
      const { html = '', data } = task.painted ?? {};
      paintInto(element, html);
      const wasBlank = isBlank(element);
      // a widget may draw while it is mounted
      const drawn = isDrawn(element);
      const mounted = loaded().mount(
        element,
        task.props,
        hostOf(task, say),
        data && JSON.parse(data),
      );
      await drawn;
      if (!wasBlank && isBlank(element))
        say('it leaves its slot blank, where its server bundle has painted something');
      for (const [what, now] of Object.entries(looksOf(DRAWN_BY_OTHERS)))
        if (now !== LOOKS[what]) say(`its styles change what is not its own: ${what}`);
      mounted.unmount();
    } catch (error) {
      threw = true;
      say(`it throws: ${String(error)}`);
    }
    element.remove();
    othersStand().forEach((now, at) => {
      if (now !== UNTOUCHED[at]) say(`it changes or removes what is not its own: ${NAMES[at]}`);
    });
    return { said, threw };
  },
  async replay({ address, html }, widgets) {
    const [first] = Object.values(widgets);
    try {
      const json: unknown = await (await fetch(address)).json();
      const recording = toRecording(json, RECORDED_SITE);
      const given = widgets[recording.locale] ?? first;
      if (!given) throw new Error('it is in no language');
      await trial.load(given);
      const said = await play(recording, given.name, html);
      if (said.length === 0) return said;
      // what it loads late may have come too late, and is there then
      await pause(DRAWN);
      return await play(recording, given.name, html);
    } catch (error) {
      return [`it cannot be played: ${String(error)}`];
    }
  },
  async mountTimes(task, times) {
    const how = { props: task.props, hostOf: () => hostOf(task, () => {}) };
    const nodes = await mountTimes(loaded(), how, times);
    return { nodes, leftBehind: foreignElements(others), ...countTimers() };
  },
};

Object.assign(globalThis, { trial });
