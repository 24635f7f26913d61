import { act, screen, within } from '@testing-library/react';
import { aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { MountedWidget } from 'shared-contracts/widget';
import { reactWidget, type IslandDefinition } from 'shared-ui/island';
import { toServerHtml } from 'shared-ui/testing';
import { aCourseMap } from '../gateway/testing/views.ts';
import messages from '../messages/ja.json';
import { loadFirstPaint, type FirstPaint } from '../result-view/loadFirstPaint.ts';
import { Results } from '../Results.tsx';
import { createResultsStore } from '../store.ts';

const definition: IslandDefinition<FirstPaint> = {
  load: loadFirstPaint,
  createStore: (_props, data) => createResultsStore(data),
  View: Results,
  messages,
};
const props = { page: 'result', query: 'area[]=12&year=2026&month=11&day=25&view=map' } as const;
const COURSE = '南総ヒルズカントリークラブ';

let mounted: MountedWidget | undefined;

/** The map page as the server sends it, and the step that brings it to life. */
async function openServerPage() {
  const host = fakeHost({
    answers: {
      '/course/search': aSearchReply(),
      '/course/coupon/search': { data: { golf_courses: [] } },
      '/course/map': aCourseMap(),
    },
  });
  const data = await loadFirstPaint(props, host);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = toServerHtml(definition, props, data, host);
  const hydrate = () =>
    act(async () => {
      mounted = reactWidget(definition).mount(element, props, host, data);
    });
  return { host, hydrate };
}
function card() {
  return screen.getByRole('article', { name: COURSE });
}
function pin() {
  return screen.getByRole('link', { name: `${COURSE} ¥11,480` });
}

describe('a focus that is older than the scripts of the map', () => {
  afterEach(() => {
    act(() => mounted?.unmount());
    document.body.replaceChildren();
  });

  it('[R3.01] marks the pin of the focused card as soon as the page answers to scripts', async () => {
    const { host, hydrate } = await openServerPage();
    const link = within(card()).getByRole('link', { name: COURSE });
    link.focus();
    await hydrate();
    expect(link).toHaveFocus();
    expect(pin()).toHaveAttribute('data-active', 'true');
    expect(host.errors).toEqual([]);
  });

  it('[R3.01] marks the card of the focused pin as soon as the page answers to scripts', async () => {
    const { hydrate } = await openServerPage();
    pin().focus();
    await hydrate();
    expect(card()).toHaveAttribute('data-active', 'true');
  });

  it('[R3.01] marks nothing when nothing has the focus', async () => {
    const { hydrate } = await openServerPage();
    await hydrate();
    expect(document.querySelectorAll('[data-active]')).toHaveLength(0);
  });
});
